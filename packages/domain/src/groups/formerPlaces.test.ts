import { describe, expect, it } from 'vitest';
import { formerPlaces, type PlaceMove } from './formerPlaces.ts';

const day = (number: number): Date => new Date(Date.UTC(2025, 10, number));
const move = (given: Partial<PlaceMove>): PlaceMove => ({
  kind: 'group',
  at: day(10),
  left: null,
  entered: null,
  joinedAt: null,
  isUndo: false,
  ...given,
});

describe('formerPlaces', () => {
  it.each<[string, PlaceMove[], object[]]>([
    ['has none without moves', [], []],
    ['does not count the first group', [move({ entered: 1 })], []],
    [
      'uses the recorded day of joining',
      [move({ left: 1, entered: 2, joinedAt: day(3) })],
      [{ kind: 'group', place: 1, from: day(3), to: day(10) }],
    ],
    ['leaves an unrecorded start open', [move({ left: 1, entered: 2 })], [{ kind: 'group', place: 1, from: null, to: day(10) }]],
    [
      'takes the start from the move into the group',
      [move({ at: day(5), entered: 1 }), move({ left: 1 })],
      [{ kind: 'group', place: 1, from: day(5), to: day(10) }],
    ],
    [
      'lists the last one first, whatever the order of the moves',
      [move({ at: day(12), left: 2, entered: 3 }), move({ left: 1, entered: 2 })],
      [
        { kind: 'group', place: 2, from: day(10), to: day(12) },
        { kind: 'group', place: 1, from: null, to: day(10) },
      ],
    ],
    ['drops a move that was undone', [move({ left: 1, entered: 2 }), move({ at: day(11), left: 2, entered: 1, isUndo: true })], []],
    [
      'keeps earlier groups when a move was undone',
      [move({ at: day(5), left: 9, entered: 1 }), move({ left: 1, entered: 2 }), move({ at: day(11), left: 2, entered: 1, isUndo: true })],
      [{ kind: 'group', place: 9, from: null, to: day(5) }],
    ],
    [
      'does not take the start of another kind',
      [move({ at: day(5), kind: 'subgroup', entered: 1 }), move({ left: 1 })],
      [{ kind: 'group', place: 1, from: null, to: day(10) }],
    ],
    ['ignores an entry without a move', [move({ left: 1, entered: 1 })], []],
    [
      'accepts a group that was recorded by its name',
      [move({ kind: 'accountability group', left: 'Amihan', entered: 'Habagat' })],
      [{ kind: 'accountability group', place: 'Amihan', from: null, to: day(10) }],
    ],
  ])('%s', (_what, moves, expected) => {
    expect(formerPlaces(moves)).toEqual(expected);
  });

  it('rejects a missing instant', () => {
    expect(() => formerPlaces([move({ at: undefined as unknown as Date })])).toThrow(RangeError);
  });
});
