import type { ChatMessage } from '$lib/net/generated';

const sign = ({ room, number }: ChatMessage) => `${room} ${number}`;

/** All messages once, in order within each room, however often and in whichever order they came. */
export function merge(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const all = new Map([...known, ...more].map((message) => [sign(message), message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
