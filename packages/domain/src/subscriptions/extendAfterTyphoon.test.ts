import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueDayOf, extendAfterTyphoon, LIVES_ELSEWHERE } from './extendAfterTyphoon.ts';
import { HAS_LIFETIME_ACCESS, NOTHING_CURRENT } from './extendSubscriptions.ts';

const now = new Date('2025-11-17T04:00:00Z');
const held = (id: number, expiresAt: string) => ({
  id,
  funnelId: id,
  funnelName: `Funnel ${id}`,
  startsAt: new Date('2025-01-01T00:00:00Z'),
  expiresAt: new Date(expiresAt),
  unsubscribedAt: null,
});
const current = held(1, '2025-12-31T02:00:00Z');
const over = held(2, '2025-10-31T02:00:00Z');
const life = held(3, '9999-12-31T00:00:00Z');
const owing = (...days: readonly string[]) => days.map((scheduleDate, index) => ({ id: index + 4, scheduleDate }));
const inNaga = { city: 'Naga', subscriptions: [current], owed: owing('2025-12-01', '2025-11-01') };
const EVERYONE = { days: 7, cities: '' };

test('adds the days to the subscription and to everything owed, overdue payments included', () => {
  expect(extendAfterTyphoon(inNaga, EVERYONE, now)).toEqual({
    after: { 'subscription 1': '2026-01-07T02:00:00.000Z', 'payment 4': '2025-12-08', 'payment 5': '2025-11-08' },
    was: '12/31/2025 (Funnel 1) · 2 payments due from 11/01/2025',
    becomes: '01/07/2026 (Funnel 1) · 2 payments due from 11/08/2025',
  });
});

test('adds them to the subscription of a person who owes nothing', () => {
  expect(extendAfterTyphoon({ ...inNaga, owed: [] }, EVERYONE, now)).toEqual({
    after: { 'subscription 1': '2026-01-07T02:00:00.000Z' },
    was: '12/31/2025 (Funnel 1)',
    becomes: '01/07/2026 (Funnel 1)',
  });
});

test.each([
  ['for life', [life]],
  ['over', [over]],
  ['missing', []],
])('adds them to what is owed where the subscription is %s', (_which, subscriptions) => {
  expect(extendAfterTyphoon({ ...inNaga, subscriptions, owed: owing('2025-12-25') }, EVERYONE, now)).toEqual({
    after: { 'payment 4': '2026-01-01' },
    was: 'payment due 12/25/2025',
    becomes: 'payment due 01/01/2026',
  });
});

describe('skips a person', () => {
  test.each([
    ['without a subscription', [], NOTHING_CURRENT],
    ['whose subscription is over', [over], NOTHING_CURRENT],
    ['with access for life', [life], HAS_LIFETIME_ACCESS],
  ])('%s who owes nothing', (_who, subscriptions, skipped) => {
    expect(extendAfterTyphoon({ ...inNaga, subscriptions, owed: [] }, EVERYONE, now)).toEqual({ skipped });
  });

  test.each([
    ['Naga', true],
    ['Legazpi, naga', true],
    ['Legazpi', false],
  ])('of Naga where the cities are %s: extended %j', (cities, isExtended) => {
    expect('after' in extendAfterTyphoon(inNaga, { days: 7, cities }, now)).toBe(isExtended);
    expect(extendAfterTyphoon({ ...inNaga, city: null }, { days: 7, cities }, now)).toEqual({ skipped: LIVES_ELSEWHERE });
  });
});

test('rejects a day that does not exist', () => {
  expect(() => extendAfterTyphoon({ ...inNaga, owed: owing('2025-02-30') }, EVERYONE, now)).toThrow(RangeError);
});

test('moves every owed payment by the same number of days', () => {
  const start = Date.UTC(2020, 0, 1);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 })), fc.integer({ min: 1, max: 365 }), (offsets, days) => {
      const dayAt = (offset: number) => new Date(start + offset * 86_400_000).toISOString().slice(0, 10);
      const owed = owing(...offsets.map(dayAt));
      const plan = extendAfterTyphoon({ ...inNaga, owed }, { days, cities: '' }, now);
      if (!('after' in plan)) throw new Error(plan.skipped);
      owed.forEach(({ id }, index) => expect(plan.after[dueDayOf(id)]).toBe(dayAt((offsets[index] ?? 0) + days)));
    }),
  );
});
