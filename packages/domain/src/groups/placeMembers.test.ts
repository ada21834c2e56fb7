import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetingTimeOf, MEETING_TIMES } from './meetingTimes.ts';
import { leaveGroup, placeInGroup } from './placeInGroup.ts';
import { type GroupToFill, placeMembers, type Unplaced } from './placeMembers.ts';
import { seededOrder } from './seededOrder.ts';

const group = (id: number, change: Partial<GroupToFill> = {}): GroupToFill => ({ id, capacity: 3, stageIds: [], meets: null, ...change });
const person = (id: number, change: Partial<Unplaced> = {}): Unplaced => ({ id, stageId: 2, meets: null, ...change });
const rule = { seed: 1, elsewhere: false };

describe('placeMembers', () => {
  test('fills the smallest group of the stage first, and of equal ones that with the lower id', () => {
    const groups = [group(5, { stageIds: [2, 2] }), group(6, { stageIds: [2] }), group(7, { stageIds: [3] })];
    const places = placeMembers([person(1), person(2), person(3)], groups, rule);
    const filled = [...places.values()].map((place) => ('groupId' in place ? place.groupId : place.problem));
    expect(filled).toEqual([6, 5, 6]);
  });

  test.each([
    ['another stage', group(5, { stageIds: [3] }), person(1), { problem: 'no-match' }],
    ['no stage, among members with one', group(5, { stageIds: [3] }), person(1, { stageId: null }), { problem: 'no-match' }],
    ['any stage in an empty group', group(5), person(1, { stageId: null }), { groupId: 5 }],
    ['the stage of most members', group(5, { capacity: 9, stageIds: [3, 2, 2] }), person(1), { groupId: 5 }],
    ['another time of day', group(5, { meets: 'morning' }), person(1, { meets: 'evening' }), { problem: 'no-match' }],
    ['the same time of day', group(5, { meets: 'evening' }), person(1, { meets: 'evening' }), { groupId: 5 }],
    ['any time', group(5, { meets: 'morning' }), person(1), { groupId: 5 }],
    ['a group without a meeting', group(5), person(1, { meets: 'evening' }), { groupId: 5 }],
    ['a full group', group(5, { stageIds: [2, 2, 2] }), person(1), { problem: 'no-room' }],
    ['an over-full group', group(5, { stageIds: [2, 2, 2, 2] }), person(1), { problem: 'no-room' }],
  ] as const)('%s', (_what, to, who, place) => {
    expect(placeMembers([who], [to], rule).get(1)).toEqual(place);
  });

  test('places the others in any group with room, where that is wanted', () => {
    const groups = [group(5, { stageIds: [3] }), group(6, { stageIds: [3, 3] })];
    expect(placeMembers([person(1)], groups, { ...rule, elsewhere: true }).get(1)).toEqual({ groupId: 5 });
  });

  const people = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      stageId: fc.option(fc.integer({ min: 1, max: 3 })),
      meets: fc.option(fc.constantFrom(...MEETING_TIMES.map(({ value }) => value))),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  );
  const groups = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 50 }),
      capacity: fc.integer({ min: 1, max: 8 }),
      stageIds: fc.array(fc.option(fc.integer({ min: 1, max: 3 })), { maxLength: 9 }),
      meets: fc.option(fc.constantFrom(...MEETING_TIMES.map(({ value }) => value))),
    }),
    { selector: ({ id }) => id, maxLength: 10 },
  );

  test('is the same for the same seed in any order, places everyone once, and fills no group beyond its capacity', () => {
    fc.assert(
      fc.property(people, groups, fc.integer(), fc.boolean(), (members, open, seed, elsewhere) => {
        const places = placeMembers(members, open, { seed, elsewhere });
        expect(placeMembers(members.toReversed(), open.toReversed(), { seed, elsewhere })).toEqual(places);
        expect(new Set(places.keys())).toEqual(new Set(members.map(({ id }) => id)));
        for (const { id, capacity, stageIds } of open) {
          const joined = [...places.values()].filter((place) => 'groupId' in place && place.groupId === id).length;
          if (joined > 0) expect(stageIds.length + joined).toBeLessThanOrEqual(capacity);
        }
        const room = open.reduce((sum, { capacity, stageIds }) => sum + Math.max(0, capacity - stageIds.length), 0);
        const placed = [...places.values()].filter((place) => 'groupId' in place).length;
        if (elsewhere) expect(placed).toBe(Math.min(room, members.length));
      }),
    );
  });
});

describe('seededOrder', () => {
  test('holds every id once, and differs between seeds', () => {
    const ids = Array.from({ length: 40 }, (_none, index) => index + 1);
    const orders = [1, 2, 3].map((seed) => seededOrder(ids, seed));
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual(ids);
    expect(new Set(orders.map(String)).size).toBe(3);
    expect(seededOrder([...ids.toReversed(), 1], 2)).toEqual(orders[1]);
  });

  // Each of ten people is drawn first about as often as the others.
  test('favors no one', () => {
    const ids = Array.from({ length: 10 }, (_none, index) => index + 1);
    const first = new Map<number, number>();
    for (let seed = 0; seed < 10_000; seed++) {
      const [id] = seededOrder(ids, seed);
      first.set(id!, (first.get(id!) ?? 0) + 1);
    }
    for (const id of ids) expect(Math.abs(first.get(id)! - 1000)).toBeLessThan(150);
  });
});

describe('meetingTimeOf', () => {
  test.each([
    [null, null],
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59:00', 'evening'],
  ])('%s is in the %s', (time, part) => expect(meetingTimeOf(time)).toBe(part));
});

describe('placeInGroup', () => {
  const now = new Date('2025-11-17T00:00:00Z');
  const narra = { id: 5, name: 'Narra', capacity: 8 };
  const molave = { group: { id: 6, name: 'Molave' }, joinedAt: '2025-10-01T00:00:00.000Z' };
  test.each([
    [null, 7, { after: { accountabilityGroupId: 5, joinedAt: now.toISOString() }, was: 'No group', becomes: 'Narra' }],
    [molave, 0, { after: { accountabilityGroupId: 5, joinedAt: now.toISOString() }, was: 'Molave', becomes: 'Narra' }],
    [null, 8, { skipped: 'Narra is full.' }],
    [{ ...molave, group: { id: 5, name: 'Narra' } }, 8, { skipped: 'Already in Narra.' }],
  ])('from %j with %d members', (from, members, plan) => {
    expect(placeInGroup(from, { group: narra, members }, now)).toEqual(plan);
  });

  test('says why there is no group', () => {
    expect(placeInGroup(null, { problem: 'No group has room.' }, now)).toEqual({ skipped: 'No group has room.' });
  });

  test('leaving needs a group', () => {
    expect(leaveGroup(null)).toEqual({ skipped: 'Is in no accountability group.' });
    expect(leaveGroup(molave)).toEqual({ after: { accountabilityGroupId: null, joinedAt: null }, was: 'Molave', becomes: 'No group' });
  });
});
