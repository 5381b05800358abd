import { trouble } from '$lib/game/trouble';
import { Refused } from '$lib/net/problem';

export type AccountField = 'name' | 'password' | 'old';

const FIELDS: Record<string, AccountField> = {
  'bad-name': 'name',
  'name-letters': 'name',
  'name-reserved': 'name',
  'name-taken': 'name',
  'bad-password': 'password',
  'wrong-password': 'old',
};

/** The field that a failure is about; null when it is about the whole form. */
export const faultyField = (error: unknown): AccountField | null =>
  error instanceof Refused ? (FIELDS[error.code] ?? null) : null;

/** The words to show beside a field; empty when the failure is about something else. */
export const faultOf = (error: unknown, field: AccountField): string =>
  error && faultyField(error) === field ? trouble(error) : '';
