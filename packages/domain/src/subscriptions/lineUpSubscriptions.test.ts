import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manilaMidnight } from '../time/manilaDate.ts';
import { lineUpSubscriptions } from './lineUpSubscriptions.ts';

const of = (id: number, from: Date, to: Date, unsubscribedAt: Date | null = null) => ({
  id,
  funnelId: 1,
  startsAt: from,
  expiresAt: to,
  unsubscribedAt,
});
const day = (number: number) => manilaMidnight(2025, 1, number);
const FOREVER = manilaMidnight(9999, 12, 31);

describe('lineUpSubscriptions', () => {
  test('moves what overlaps behind what was there, days kept, and what follows it', () => {
    const subscriptions = [of(3, day(15), day(25)), of(1, day(1), day(11)), of(2, day(6), day(16))];
    expect(lineUpSubscriptions(subscriptions)).toEqual({
      moved: [
        { id: 2, startsAt: day(11), expiresAt: day(21) },
        { id: 3, startsAt: day(21), expiresAt: day(31) },
      ],
      pointless: [],
    });
  });

  test('leaves what touches, what was unsubscribed, and a single one', () => {
    expect(lineUpSubscriptions([of(1, day(1), day(11)), of(2, day(11), day(21))]).moved).toEqual([]);
    expect(lineUpSubscriptions([of(1, day(1), day(11), day(3)), of(2, day(5), day(9))]).moved).toEqual([]);
    expect(lineUpSubscriptions([])).toEqual({ moved: [], pointless: [] });
  });

  test('a subscription for life keeps its end, and what follows it is pointless', () => {
    expect(lineUpSubscriptions([of(1, day(1), day(11)), of(2, day(5), FOREVER), of(3, day(6), day(9))])).toEqual({
      moved: [{ id: 2, startsAt: day(11), expiresAt: FOREVER }],
      pointless: [3],
    });
  });

  test('of two that start together the older record comes first', () => {
    expect(lineUpSubscriptions([of(2, day(1), day(3)), of(1, day(1), day(2))]).moved).toEqual([
      { id: 2, startsAt: day(2), expiresAt: day(4) },
    ]);
  });

  test('afterwards nothing overlaps, and no length changes', () => {
    const span = fc.record({ from: fc.nat(200), days: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const before = spans.map(({ from, days }, index) => of(index, day(from), day(from + days)));
        const { moved } = lineUpSubscriptions(before);
        const after = before.map((one) => ({ ...one, ...moved.find(({ id }) => id === one.id) }));
        const sorted = after.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
        expect(sorted.every((one, index) => index === 0 || one.startsAt >= (sorted[index - 1]?.expiresAt ?? one.startsAt))).toBe(true);
        expect(after.map((one) => one.expiresAt.getTime() - one.startsAt.getTime())).toEqual(
          before.map((one) => one.expiresAt.getTime() - one.startsAt.getTime()),
        );
      }),
    );
  });
});
