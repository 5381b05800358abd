import { t } from '$lib/i18n/index.svelte';
import type { ChatMessage, Phrase } from '$lib/net/generated';

/** Every phrase, in the order in which they are offered. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'have-fun',
  'good-move',
  'good-game',
  'thanks',
  'oops',
  'sorry',
  'one-moment',
  'i-am-back',
  'goodbye',
];

/** What a message says to this reader. */
export const messageText = ({ said }: ChatMessage): string =>
  said.kind === 'text' ? said.text : t(`chat.phrase.${said.phrase}`);

/** Who said it. */
export const authorName = ({ name }: ChatMessage): string => name || t('seat.deleted');
