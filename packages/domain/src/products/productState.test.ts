import { expect, test } from 'vitest';
import { productState } from './productState.ts';

const now = new Date('2025-11-17T02:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

test.each([
  ['without an end', null, null, 'active'],
  ['a moment before its end', null, at(1), 'active'],
  ['at its end', null, at(0), 'active'],
  ['a moment after its end', null, at(-1), 'expired'],
  ['with an invalid end', null, new Date(Number.NaN), 'expired'],
  ['archived', at(-1), null, 'archived'],
  ['archived and past its end', at(-1), at(-1), 'archived'],
] as const)('a product %s', (_, archivedAt, expiresAt, state) => {
  expect(productState({ archivedAt, expiresAt }, now)).toBe(state);
});
