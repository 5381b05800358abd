/** Whether the server has said that it can write nothing at the moment. */
export const standstill = $state({ on: false });

const HEADER = 'vivarium-standstill';

/** Reads it from any answer of the server's own. */
export function noteStandstill({ headers }: Response): void {
  standstill.on = headers.get(HEADER) === '1';
}
