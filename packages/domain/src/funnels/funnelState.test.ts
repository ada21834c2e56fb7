import { expect, test } from 'vitest';
import { funnelState } from './funnelState.ts';

const now = new Date('2025-11-17T02:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const invalid = new Date(Number.NaN);
const offered = { archivedAt: null, expiresAt: null };

test.each([
  ['without a window', {}, 'open'],
  ['a moment before its opening', { opensAt: at(1) }, 'scheduled'],
  ['at its opening', { opensAt: at(0) }, 'open'],
  ['a moment before its end', { closesAt: at(1) }, 'open'],
  ['at its end', { closesAt: at(0) }, 'ended'],
  ['with an invalid opening', { opensAt: invalid }, 'scheduled'],
  ['with an invalid end', { closesAt: invalid }, 'ended'],
  ['closed by staff within its window', { opensAt: at(-1), closesAt: at(1), closedAt: at(-1) }, 'closed'],
] as const)('a funnel %s is %3$s', (_, window, state) => {
  expect(funnelState({ opensAt: null, closesAt: null, closedAt: null, ...window }, offered, now)).toBe(state);
});

test.each([
  ['archived', { archivedAt: at(-1), expiresAt: null }],
  ['expired', { archivedAt: null, expiresAt: at(-1) }],
])('a funnel of an %s product is closed', (_, product) => {
  expect(funnelState({ opensAt: null, closesAt: null, closedAt: null }, product, now)).toBe('closed');
});
