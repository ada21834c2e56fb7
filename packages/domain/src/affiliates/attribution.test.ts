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
    ['no click', [], null],
    ['a click now', [click(ana, '2025-11-30T04:00:00.000Z')], 1],
    ['a click of the future', [click(ana, '2025-11-30T04:00:00.001Z')], null],
    ['a click thirty days ago', [click(ana, '2025-10-31T04:00:00.000Z')], 1],
    ['a click longer ago', [click(ana, '2025-10-31T03:59:59.999Z')], null],
    ['an invalid date', [click(ana, 'nonsense')], null],
    ['the last of two', [click(ana, '2025-11-20'), click(ben, '2025-11-21')], 2],
    ['the last of two, whatever their order', [click(ben, '2025-11-21'), click(ana, '2025-11-20')], 2],
    ['the one before an inactive one', [click(ana, '2025-11-20'), click(suspended, '2025-11-21')], 1],
  ])('%s', (_what, clicks, expected) => {
    expect(credited(clicks)).toBe(expected);
  });

  test('the coupon goes before the click', () => {
    expect(credited([click(ana, '2025-11-29')], ben)).toBe(2);
    expect(credited([], ben)).toBe(2);
  });

  test('the coupon of somebody inactive, or of who buys, leaves the click', () => {
    expect(credited([click(ana, '2025-11-29')], suspended)).toBe(1);
    expect(credited([click(ana, '2025-11-29')], ben, ben.userId)).toBe(1);
  });

  test('nobody is credited with their own order', () => {
    expect(credited([click(ana, '2025-11-29')], null, ana.userId)).toBeNull();
    expect(credited([click(ben, '2025-11-28'), click(ana, '2025-11-29')], null, ana.userId)).toBe(2);
  });

  test('who has no account yet buys from anybody', () => {
    expect(credited([click(ana, '2025-11-29')], null, null)).toBe(1);
  });
});
