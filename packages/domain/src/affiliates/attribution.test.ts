import { describe, expect, test } from 'vitest';
import { type Affiliate, attributedAffiliate } from './attribution.ts';

const ORDERED = new Date('2025-11-30T04:00:00.000Z');
const ana: Affiliate = { id: 1, userId: 101, isActive: true };
const ben: Affiliate = { id: 2, userId: 102, isActive: true };
const suspended: Affiliate = { id: 3, userId: 103, isActive: false };
const click = (affiliate: Affiliate, clickedAt: string) => ({ affiliate, clickedAt: new Date(clickedAt) });

const credited = (clicks: ReturnType<typeof click>[], couponAffiliate: Affiliate | null = null, buyerUserId: number | null = 7) =>
  attributedAffiliate({ clicks, couponAffiliate, buyerUserId }, ORDERED)?.id ?? null;

describe('attributedAffiliate', () => {
  test.each([
    ['is null without clicks', [], null],
    ['credits a click at this instant', [click(ana, '2025-11-30T04:00:00.000Z')], 1],
    ['ignores a future click', [click(ana, '2025-11-30T04:00:00.001Z')], null],
    ['credits a click thirty days ago', [click(ana, '2025-10-31T04:00:00.000Z')], 1],
    ['ignores an older click', [click(ana, '2025-10-31T03:59:59.999Z')], null],
    ['ignores an invalid date', [click(ana, 'nonsense')], null],
    ['credits the last of two', [click(ana, '2025-11-20'), click(ben, '2025-11-21')], 2],
    ['credits the last of two in any order', [click(ben, '2025-11-21'), click(ana, '2025-11-20')], 2],
    ['credits the one before an inactive affiliate', [click(ana, '2025-11-20'), click(suspended, '2025-11-21')], 1],
  ])('%s', (_what, clicks, expected) => {
    expect(credited(clicks)).toBe(expected);
  });

  test('prefers the coupon to the click', () => {
    expect(credited([click(ana, '2025-11-29')], ben)).toBe(2);
    expect(credited([], ben)).toBe(2);
  });

  test('falls back to the click for the coupon of an inactive affiliate, or of the buyer', () => {
    expect(credited([click(ana, '2025-11-29')], suspended)).toBe(1);
    expect(credited([click(ana, '2025-11-29')], ben, ben.userId)).toBe(1);
  });

  test('never credits affiliates with their own order', () => {
    expect(credited([click(ana, '2025-11-29')], null, ana.userId)).toBeNull();
    expect(credited([click(ben, '2025-11-28'), click(ana, '2025-11-29')], null, ana.userId)).toBe(2);
  });

  test('credits any affiliate for a buyer without an account', () => {
    expect(credited([click(ana, '2025-11-29')], null, null)).toBe(1);
  });
});
