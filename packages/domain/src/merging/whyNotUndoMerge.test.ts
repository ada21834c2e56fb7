import { expect, test } from 'vitest';
import { type MergeToUndo, mergeUndoableUntil, whyNotUndoMerge } from './whyNotUndoMerge.ts';

const merged = new Date('2025-11-12T02:00:00Z');
const merge: MergeToUndo = { undoneAt: null, undoableUntil: mergeUndoableUntil(merged), isFollowed: false, isGone: false, changed: [] };

test.each<[string, Partial<MergeToUndo>, string, string | null]>([
  ['at once', {}, '2025-11-12T02:00:00Z', null],
  ['in the last millisecond', {}, '2025-11-19T01:59:59.999Z', null],
  ['after seven days', {}, '2025-11-19T02:00:00Z', 'A merge can be undone for 7 days. That time is over.'],
  ['twice', { undoneAt: merged }, '2025-11-12T03:00:00Z', 'This merge was undone already.'],
  ['of an erased account', { isGone: true }, '2025-11-12T03:00:00Z', 'One of the two accounts was archived or deleted since.'],
  ['before a later one', { isFollowed: true }, '2025-11-12T03:00:00Z', 'This account was merged again since. Undo the later merge first.'],
  [
    'after changes',
    { changed: ['a payment', 'a subscription'] },
    '2025-11-12T03:00:00Z',
    'This was changed since, so the merge cannot be undone: a payment, a subscription.',
  ],
])('%s', (_name, facts, now, reason) => expect(whyNotUndoMerge({ ...merge, ...facts }, new Date(now))).toBe(reason));

test('a missing date is an error', () => {
  expect(() => mergeUndoableUntil(null as never)).toThrow(RangeError);
});
