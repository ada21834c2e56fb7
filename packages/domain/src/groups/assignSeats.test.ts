import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignSeats, drawnPersonText, type LeadSeats, type Wishes } from './assignSeats.ts';

const people: Wishes[] = Array.from({ length: 6 }, (_none, index) => ({ userId: index + 1, leadIds: [7, 8] }));
const leads: LeadSeats[] = [
  { leadId: 7, seats: 2 },
  { leadId: 8, seats: 3 },
];

const worlds = fc.record({
  leads: fc.uniqueArray(fc.record({ leadId: fc.integer({ min: 1, max: 6 }), seats: fc.integer({ min: 0, max: 4 }) }), {
    selector: ({ leadId }) => leadId,
  }),
  people: fc.uniqueArray(
    fc.record({
      userId: fc.integer({ min: 1, max: 500 }),
      leadIds: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    }),
    { selector: ({ userId }) => userId, maxLength: 30 },
  ),
  seed: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
});

describe('assignSeats', () => {
  test('gives each person the first wish with a seat, in the order of the draw', () => {
    const drawn = assignSeats(people, leads, 42);
    expect(drawn.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(drawn.map(({ leadId, rank }) => [leadId, rank])).toEqual([
      [7, 1],
      [7, 1],
      [8, 2],
      [8, 2],
      [8, 2],
      [null, null],
    ]);
    expect(drawn[1]?.wishes.map(({ outcome }) => outcome)).toEqual(['given', 'not-needed']);
    expect(drawn[2]?.wishes.map(({ outcome }) => outcome)).toEqual(['full', 'given']);
    expect(drawn[5]?.wishes.map(({ outcome }) => outcome)).toEqual(['full', 'full']);
  });

  test('has the same result for the same seed, whatever the order of the people', () => {
    expect(assignSeats(people.toReversed(), leads, 42)).toEqual(assignSeats(people, leads, 42));
    expect(assignSeats(people, leads, 42).map(({ userId }) => userId)).toEqual([2, 1, 5, 6, 3, 4]);
    expect(assignSeats(people, leads, 43).map(({ userId }) => userId)).not.toEqual([2, 1, 5, 6, 3, 4]);
  });

  test('draws every person about equally often as the first', () => {
    const firsts = new Map<number, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const first = assignSeats(people, leads, seed)[0]?.userId ?? 0;
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    expect(new Set(firsts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const times of firsts.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  test('never assigns more seats than there are, and leaves none free that someone wanted', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const drawn = assignSeats(world.people, world.leads, world.seed);
        expect(new Set(drawn.map(({ userId }) => userId))).toEqual(new Set(world.people.map(({ userId }) => userId)));
        const taken = (id: number) => drawn.filter(({ leadId }) => leadId === id).length;
        const seatsOf = (id: number) => world.leads.find(({ leadId }) => leadId === id)?.seats ?? 0;
        for (const { leadId, seats } of world.leads) expect(taken(leadId)).toBeLessThanOrEqual(seats);
        for (const { wishes } of drawn)
          for (const { leadId, outcome } of wishes) if (outcome === 'full') expect(taken(leadId)).toBe(seatsOf(leadId));
      }),
    );
  });

  test('rejects a seed and seats that are not whole numbers', () => {
    expect(() => assignSeats(people, leads, 0.5)).toThrow(RangeError);
    expect(() => assignSeats(people, [{ leadId: 7, seats: -1 }], 1)).toThrow(RangeError);
  });
});

test.each([
  [1, 3, 'First wish.'],
  [2, 3, 'Second wish. The first was full.'],
  [3, 3, 'Third wish. The earlier ones were full.'],
  [null, 3, 'Not placed. All 3 wishes were full.'],
  [null, 1, 'Not placed. The only wish was full.'],
])('rank %s of %d reads %s', (rank, count, text) => {
  expect(drawnPersonText({ rank, wishes: Array.from({ length: count }, () => ({})) })).toBe(text);
});
