import { expect, test } from 'vitest';
import { couponState } from './couponState.ts';

const now = new Date('2025-11-17T02:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const plain = { isArchived: false, startsAt: null, endsAt: null, mostUses: null };

test.each([
  ['without limits', {}, 999, 'active'],
  ['a moment before its start', { startsAt: at(1) }, 0, 'scheduled'],
  ['at its start', { startsAt: at(0) }, 0, 'active'],
  ['with an invalid start', { startsAt: new Date(Number.NaN) }, 0, 'scheduled'],
  ['that ended earlier today in Manila', { endsAt: new Date('2025-11-16T16:00:00Z') }, 0, 'active'],
  ['that ended yesterday in Manila', { endsAt: new Date('2025-11-16T15:59:59.999Z') }, 0, 'expired'],
  ['with one use left', { mostUses: 3 }, 2, 'active'],
  ['used as often as allowed', { mostUses: 3 }, 3, 'used-up'],
  ['with an invalid number of uses', { mostUses: 3 }, Number.NaN, 'used-up'],
  ['used up and past its end', { mostUses: 3, endsAt: at(-86_400_000) }, 3, 'expired'],
  ['archived before its start', { isArchived: true, startsAt: at(1) }, 0, 'archived'],
] as const)('a coupon %s', (_, coupon, uses, state) => {
  expect(couponState({ ...plain, ...coupon }, uses, now)).toBe(state);
});
