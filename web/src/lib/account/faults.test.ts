import { Refused, Unreachable } from '$lib/net/problem';
import { expect, it } from 'vitest';
import { faultOf, faultyField } from './faults';

it('a refusal is shown beside the field that it is about, and nowhere else', () => {
  const taken = new Refused(409, 'name-taken', 'Somebody has this name.');
  expect(faultyField(taken)).toBe('name');
  expect(faultOf(taken, 'name')).toContain('name');
  expect(faultOf(taken, 'password')).toBe('');
  expect(faultyField(new Refused(403, 'wrong-password', ''))).toBe('old');
});

it('whatever is about no field is about the form', () => {
  // Which of the two is wrong is not told.
  expect(faultyField(new Refused(403, 'bad-credentials', ''))).toBeNull();
  expect(faultyField(new Unreachable(503))).toBeNull();
  expect(faultOf(null, 'name')).toBe('');
});
