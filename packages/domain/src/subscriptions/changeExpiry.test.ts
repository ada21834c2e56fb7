import { describe, expect, test } from 'vitest';
import { manilaMidnight } from '../time/manilaDate.ts';
import { changeExpiry, EARLIER_CHOSEN, ENDED_BEFORE, ENDS_BEFORE_START, HAS_RENEWAL } from './changeExpiry.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const FOREVER = manilaMidnight(9999, 12, 31);
const of = (id: number, from: Date, to: Date, unsubscribedAt: Date | null = null) => ({
  id,
  funnelId: 1,
  startsAt: from,
  expiresAt: to,
  unsubscribedAt,
});
const year = of(1, manilaMidnight(2025, 1, 1), manilaMidnight(2026, 1, 1));
const renewal = of(2, manilaMidnight(2026, 1, 1), manilaMidnight(2027, 1, 1));
const plan = (to: Date | number, subscriptions = [year], more = {}) =>
  changeExpiry({ id: 1, subscriptions, isBehindAnother: false, ...more }, to, NOW);

describe('changeExpiry', () => {
  test('adds days, also to the renewals behind it', () => {
    expect(plan(10, [year, renewal])).toEqual({
      after: {
        'subscription 1 start': '2024-12-31T16:00:00.000Z',
        'subscription 1': '2026-01-10T16:00:00.000Z',
        'subscription 2 start': '2026-01-10T16:00:00.000Z',
        'subscription 2': '2027-01-10T16:00:00.000Z',
      },
      was: '01/01/2025 to 01/01/2026; 01/01/2026 to 01/01/2027',
      becomes: '01/01/2025 to 01/11/2026; 01/11/2026 to 01/11/2027',
    });
  });

  test('sets a day, earlier or later, or Lifetime Access', () => {
    expect(plan(manilaMidnight(2025, 12, 1))).toMatchObject({ becomes: '01/01/2025 to 12/01/2025' });
    expect(plan(FOREVER)).toMatchObject({ becomes: '01/01/2025 to Lifetime Access' });
    expect(plan(manilaMidnight(2025, 11, 1))).toMatchObject({ becomes: '01/01/2025 to 11/01/2025 (Expired)' });
  });

  test.each([
    ['an ended one', 10, [of(1, year.startsAt, year.expiresAt, NOW)], {}, ENDED_BEFORE],
    ['one that is behind another chosen one', 10, [year], { isBehindAnother: true }, EARLIER_CHOSEN],
    ['an extension for life', 10, [of(1, year.startsAt, FOREVER)], {}, 'Has Lifetime Access.'],
    ['the day it starts', year.startsAt, [year], {}, ENDS_BEFORE_START],
    ['a life before a renewal', FOREVER, [year, renewal], {}, HAS_RENEWAL],
    ['the expiry it has', year.expiresAt, [year], {}, 'Expires on 01/01/2026 already.'],
    ['a life that it has', FOREVER, [of(1, year.startsAt, FOREVER)], {}, 'Has Lifetime Access.'],
  ])('skips %s', (_what, to, subscriptions, more, skipped) => {
    expect(plan(to, subscriptions, more)).toEqual({ skipped });
  });

  test('leaves ended renewals and other starts where they are', () => {
    const ended = of(2, renewal.startsAt, renewal.expiresAt, NOW);
    expect(plan(10, [year, ended])).toMatchObject({ was: '01/01/2025 to 01/01/2026' });
  });
});
