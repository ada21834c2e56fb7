import { describe, expect, test } from 'vitest';
import { moveToGroup, moveToSubgroup } from './moveToGroup.ts';

const now = new Date('2025-11-17T00:00:00.000Z');
const JOINED = '2025-01-08T02:00:00.000Z';
const [amihan, mayon] = [
  { id: 1, name: 'Amihan' },
  { id: 2, name: 'Mayon' },
];
const [umaga, gabi] = [
  { id: 11, name: 'Umaga', capacity: 2 },
  { id: 12, name: 'Gabi', capacity: null },
];
const inUmaga = { group: amihan, subgroup: umaga, joinedAt: JOINED };
const inAmihan = { group: amihan, subgroup: null, joinedAt: JOINED };

describe('moveToGroup', () => {
  test.each([
    [
      'someone without a group',
      null,
      { group: amihan, subgroup: null, members: 0 },
      { groupId: 1, subgroupId: null, joinedAt: now.toISOString() },
    ],
    [
      'to another group',
      inUmaga,
      { group: mayon, subgroup: null, members: 0 },
      { groupId: 2, subgroupId: null, joinedAt: now.toISOString() },
    ],
    [
      'within a group, which keeps the day of joining',
      inUmaga,
      { group: amihan, subgroup: gabi, members: 900 },
      { groupId: 1, subgroupId: 12, joinedAt: JOINED },
    ],
    ['out of a subgroup', inUmaga, { group: amihan, subgroup: null, members: 0 }, { groupId: 1, subgroupId: null, joinedAt: JOINED }],
    ['into the last seat', inAmihan, { group: amihan, subgroup: umaga, members: 1 }, { groupId: 1, subgroupId: 11, joinedAt: JOINED }],
  ])('%s', (_what, from, to, after) => {
    expect(moveToGroup(from, to, now)).toMatchObject({ after });
  });

  test('names both places', () => {
    expect(moveToGroup(inUmaga, { group: mayon, subgroup: null, members: 0 }, now)).toMatchObject({
      was: 'Amihan, Umaga',
      becomes: 'Mayon',
    });
    expect(moveToGroup(null, { group: amihan, subgroup: gabi, members: 0 }, now)).toMatchObject({
      was: 'No group',
      becomes: 'Amihan, Gabi',
    });
  });

  test.each([
    ['who is there', inUmaga, { group: amihan, subgroup: umaga, members: 5 }, 'Already in Amihan, Umaga.'],
    ['who is in the group', inAmihan, { group: amihan, subgroup: null, members: 0 }, 'Already in Amihan.'],
    ['to a full subgroup', inAmihan, { group: amihan, subgroup: umaga, members: 2 }, 'Umaga is full.'],
  ])('skips a person %s', (_what, from, to, skipped) => {
    expect(moveToGroup(from, to, now)).toEqual({ skipped });
  });
});

describe('moveToSubgroup', () => {
  test('moves within the group only', () => {
    const to = { group: amihan, subgroup: gabi, members: 0 };
    expect(moveToSubgroup(inUmaga, to, now)).toMatchObject({ after: { subgroupId: 12, joinedAt: JOINED } });
    expect(moveToSubgroup({ ...inUmaga, group: mayon }, to, now)).toEqual({ skipped: 'Is not in Amihan.' });
    expect(moveToSubgroup(null, to, now)).toEqual({ skipped: 'Is not in Amihan.' });
  });
});
