import { expect, test } from 'vitest';
import { extendSubscriptions, HAS_LIFETIME_ACCESS, NOTHING_CURRENT } from './extendSubscriptions.ts';

const now = new Date('2025-11-17T04:00:00Z');
const one = (id: number, expiresAt: string, more: { startsAt?: string; unsubscribedAt?: string } = {}) => ({
  id,
  startsAt: new Date(more.startsAt ?? '2025-01-01T00:00:00Z'),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: more.unsubscribedAt === undefined ? null : new Date(more.unsubscribedAt),
});

test('each current one goes on from its own expiry, at the same time of day', () => {
  const plan = extendSubscriptions([one(9, '2025-12-31T15:59:59.999Z'), one(2, '2025-11-17T10:30:00Z')], 7, now);
  expect(plan).toEqual({
    after: { 'subscription 2': '2025-11-24T10:30:00.000Z', 'subscription 9': '2026-01-07T15:59:59.999Z' },
    was: '11/17/2025, 12/31/2025',
    becomes: '11/24/2025, 01/07/2026',
  });
});

test.each([
  ['it expires on the day', one(1, '2025-11-16T16:00:00Z'), true],
  ['it expired the day before', one(1, '2025-11-16T15:59:59.999Z'), false],
  ['it starts now', one(1, '2026-01-01T00:00:00Z', { startsAt: '2025-11-17T04:00:00Z' }), true],
  ['it starts later', one(1, '2026-01-01T00:00:00Z', { startsAt: '2025-11-17T04:00:00.001Z' }), false],
  ['it was ended', one(1, '2026-01-01T00:00:00Z', { unsubscribedAt: '2025-11-01T00:00:00Z' }), false],
  ['it has no date', one(1, ''), false],
])('when %s', (_when, subscription, extended) => {
  const plan = extendSubscriptions([subscription], 1, now);
  expect('after' in plan ? Object.keys(plan.after) : plan).toEqual(extended ? ['subscription 1'] : { skipped: NOTHING_CURRENT });
});

test('for life stays for life, and beside it another one is extended', () => {
  const life = one(1, '9999-12-31T00:00:00Z');
  expect(extendSubscriptions([life], 30, now)).toEqual({ skipped: HAS_LIFETIME_ACCESS });
  expect(extendSubscriptions([life, one(2, '2025-12-01T00:00:00Z')], 30, now)).toMatchObject({
    after: { 'subscription 2': '2025-12-31T00:00:00.000Z' },
  });
});

test('nobody without one is given one', () => {
  expect(extendSubscriptions([], 7, now)).toEqual({ skipped: NOTHING_CURRENT });
});
