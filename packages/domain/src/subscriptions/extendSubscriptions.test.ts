import { describe, expect, test } from 'vitest';
import { membershipStatus } from './membershipStatus.ts';
import { extendSubscriptions, HAS_LIFETIME_ACCESS, NOT_CURRENT, NOTHING_CURRENT } from './extendSubscriptions.ts';

const now = new Date('2025-11-17T04:00:00Z');
const one = (id: number, expiresAt: string, more: { startsAt?: string; unsubscribedAt?: string; funnelId?: number } = {}) => ({
  id,
  funnelId: more.funnelId ?? id,
  funnelName: `Funnel ${more.funnelId ?? id}`,
  startsAt: new Date(more.startsAt ?? '2025-01-01T00:00:00Z'),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: more.unsubscribedAt === undefined ? null : new Date(more.unsubscribedAt),
});

test('extends each current subscription from its own expiry, at the same time of day', () => {
  const plan = extendSubscriptions([one(9, '2025-12-31T15:59:59.999Z'), one(2, '2025-11-17T10:30:00Z')], { days: 7 }, now);
  expect(plan).toEqual({
    after: { 'subscription 2': '2025-11-24T10:30:00.000Z', 'subscription 9': '2026-01-07T15:59:59.999Z' },
    was: '12/31/2025 (Funnel 2 11/17/2025; Funnel 9 12/31/2025)',
    becomes: '01/07/2026 (Funnel 2 11/24/2025; Funnel 9 01/07/2026)',
  });
});

test.each([
  ['extends one that expires on the day', one(1, '2025-11-16T16:00:00Z'), true],
  ['skips one that expired the day before', one(1, '2025-11-16T15:59:59.999Z'), false],
  ['extends one that starts now', one(1, '2026-01-01T00:00:00Z', { startsAt: '2025-11-17T04:00:00Z' }), true],
  ['skips one that starts later', one(1, '2026-01-01T00:00:00Z', { startsAt: '2025-11-17T04:00:00.001Z' }), false],
  ['skips one that was ended', one(1, '2026-01-01T00:00:00Z', { unsubscribedAt: '2025-11-01T00:00:00Z' }), false],
  ['skips one with an invalid date', one(1, ''), false],
])('%s', (_when, subscription, extended) => {
  const plan = extendSubscriptions([subscription], { days: 1 }, now);
  expect('after' in plan ? Object.keys(plan.after) : plan).toEqual(extended ? ['subscription 1'] : { skipped: NOTHING_CURRENT });
});

test('keeps a lifetime subscription, and extends another one next to it', () => {
  const life = one(1, '9999-12-31T00:00:00Z');
  expect(extendSubscriptions([life], { days: 30 }, now)).toEqual({ skipped: HAS_LIFETIME_ACCESS });
  expect(extendSubscriptions([life, one(2, '2025-12-01T00:00:00Z')], { days: 30 }, now)).toMatchObject({
    after: { 'subscription 2': '2025-12-31T00:00:00.000Z' },
  });
});

test('gives no subscription to a person without one', () => {
  expect(extendSubscriptions([], { days: 7 }, now)).toEqual({ skipped: NOTHING_CURRENT });
});

describe('a queued renewal of the same funnel', () => {
  const current = one(1, '2025-11-20T02:00:00Z', { funnelId: 5 });
  const renewal = one(2, '2026-11-20T02:00:00Z', { funnelId: 5, startsAt: '2025-11-20T02:00:00Z' });
  const second = one(3, '2027-11-20T02:00:00Z', { funnelId: 5, startsAt: '2026-11-20T02:00:00Z' });

  test('starts and expires later by the same days, with every later renewal, and is named in the texts', () => {
    expect(extendSubscriptions([second, current, renewal], { days: 7 }, now)).toEqual({
      after: {
        'subscription 1': '2025-11-27T02:00:00.000Z',
        'subscription 2 start': '2025-11-27T02:00:00.000Z',
        'subscription 2': '2026-11-27T02:00:00.000Z',
        'subscription 3 start': '2026-11-27T02:00:00.000Z',
        'subscription 3': '2027-11-27T02:00:00.000Z',
      },
      was: '11/20/2027 (Funnel 5 11/20/2025; renewal of Funnel 5 11/20/2025 to 11/20/2026; renewal of Funnel 5 11/20/2026 to 11/20/2027)',
      becomes:
        '11/27/2027 (Funnel 5 11/27/2025; renewal of Funnel 5 11/27/2025 to 11/27/2026; renewal of Funnel 5 11/27/2026 to 11/27/2027)',
    });
  });

  test.each([1, 7, 365])('extended by %d days, leaves the person Active with one subscription on every day', (days) => {
    const held = [current, renewal, second];
    const plan = extendSubscriptions(held, { days }, now);
    const after = ('after' in plan ? plan.after : {}) as Record<string, string>;
    const shifted = held.map((of) => ({
      ...of,
      startsAt: new Date(after[`subscription ${of.id} start`] ?? of.startsAt),
      expiresAt: new Date(after[`subscription ${of.id}`] ?? of.expiresAt),
    }));
    const last = shifted.at(-1)?.expiresAt.getTime() ?? 0;
    for (let at = now.getTime(); at < last; at += 6 * 3_600_000) expect(membershipStatus(shifted, new Date(at))).toBe('Active');
  });

  test('starts later and stays lifetime when it is lifetime', () => {
    const life = one(2, '9999-12-31T00:00:00Z', { funnelId: 5, startsAt: '2025-11-20T02:00:00Z' });
    expect(extendSubscriptions([current, life], { days: 7 }, now)).toMatchObject({
      after: { 'subscription 2 start': '2025-11-27T02:00:00.000Z', 'subscription 2': '9999-12-31T00:00:00.000Z' },
      becomes: 'Lifetime Access (Funnel 5 11/27/2025; renewal of Funnel 5 11/27/2025 to Lifetime Access)',
    });
  });

  test.each([
    ['is of another funnel', one(2, '2026-11-20T02:00:00Z', { funnelId: 6, startsAt: '2025-11-20T02:00:00Z' })],
    [
      'was unsubscribed',
      one(2, '2026-11-20T02:00:00Z', { funnelId: 5, startsAt: '2025-11-20T02:00:00Z', unsubscribedAt: '2025-11-01T00:00:00Z' }),
    ],
  ])('stays unchanged when it %s', (_when, other) => {
    const plan = extendSubscriptions([current, other], { days: 7 }, now);
    expect('after' in plan && Object.keys(plan.after)).toEqual(['subscription 1']);
  });

  test('is extended instead of its predecessor when it started on the day that one expires', () => {
    const ends = one(1, '2025-11-17T02:00:00Z', { funnelId: 5 });
    const began = one(2, '2026-11-17T02:00:00Z', { funnelId: 5, startsAt: '2025-11-17T02:00:00Z' });
    expect(extendSubscriptions([ends, began], { days: 7 }, now)).toMatchObject({ after: { 'subscription 2': '2026-11-24T02:00:00.000Z' } });
  });
});

describe('the texts begin with what the lists show as Expires', () => {
  const basic = one(1, '2025-11-20T02:00:00Z');
  test.each([
    ['the only subscription', [basic], '11/20/2025 (Funnel 1)', '11/27/2025 (Funnel 1)'],
    [
      'one that ends before another that is over later',
      [basic, one(2, '2025-12-20T02:00:00Z', { startsAt: '2025-12-01T00:00:00Z' })],
      '12/20/2025 (Funnel 1 11/20/2025)',
      '12/20/2025 (Funnel 1 11/27/2025)',
    ],
    [
      'one next to an unsubscribed one that would end later',
      [basic, one(2, '2026-11-20T02:00:00Z', { unsubscribedAt: '2025-11-01T00:00:00Z' })],
      '11/20/2025 (Funnel 1)',
      '11/27/2025 (Funnel 1)',
    ],
    [
      'one next to a lifetime subscription',
      [basic, one(2, '9999-12-31T00:00:00Z')],
      'Lifetime Access (Funnel 1 11/20/2025)',
      'Lifetime Access (Funnel 1 11/27/2025)',
    ],
  ])('for %s', (_which, held, was, becomes) => {
    expect(extendSubscriptions(held, { days: 7 }, now)).toMatchObject({ was, becomes });
  });
});

describe('one subscription of several', () => {
  const held = [
    one(1, '2025-11-20T02:00:00Z'),
    one(2, '2025-12-20T02:00:00Z'),
    one(3, '2025-11-01T02:00:00Z'),
    one(4, '9999-12-31T00:00:00Z'),
  ];
  test('is extended alone', () => {
    expect(extendSubscriptions(held.slice(0, 3), { days: 7, subscriptionId: 1 }, now)).toEqual({
      after: { 'subscription 1': '2025-11-27T02:00:00.000Z' },
      was: '12/20/2025 (Funnel 1 11/20/2025)',
      becomes: '12/20/2025 (Funnel 1 11/27/2025)',
    });
  });
  test.each([
    ['is over', 3, NOT_CURRENT],
    ['belongs to someone else', 9, NOT_CURRENT],
    ['is for life', 4, HAS_LIFETIME_ACCESS],
  ])('is skipped when it %s', (_why, subscriptionId, skipped) => {
    expect(extendSubscriptions(held, { days: 7, subscriptionId }, now)).toEqual({ skipped });
  });
  test('moves its queued renewal as well', () => {
    const current = one(1, '2025-11-20T02:00:00Z', { funnelId: 5 });
    const renewal = one(2, '2026-11-20T02:00:00Z', { funnelId: 5, startsAt: '2025-11-20T02:00:00Z' });
    const plan = extendSubscriptions([current, renewal, one(3, '2025-12-01T00:00:00Z')], { days: 7, subscriptionId: 1 }, now);
    expect('after' in plan && Object.keys(plan.after)).toEqual(['subscription 1', 'subscription 2 start', 'subscription 2']);
  });
});
