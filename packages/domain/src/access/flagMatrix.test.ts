import { expect, test } from 'vitest';
import { FLAG_LABELS } from './flagLabels.ts';
import { FLAG_MATRIX, FLAGS, flagsOfArea, narrowFlagMatrix } from './flagMatrix.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { isFunctionFlag } from './heldFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';

test('every flag is in one position', () => {
  expect(FLAG_MATRIX.flatMap(flagsOfArea).toSorted()).toEqual([...PAGE_FLAGS, ...FUNCTION_FLAGS].toSorted());
});

test('function flags are in the column of actions, and only they', () => {
  for (const { flags } of FLAG_MATRIX.flatMap(({ rows }) => rows))
    for (const [column, flag] of Object.entries(flags)) expect([flag, column === 'act']).toEqual([flag, isFunctionFlag(flag)]);
});

test('flags for actions are listed after flags for pages', () => {
  expect(FLAGS.slice(-FUNCTION_FLAGS.length)).toEqual(FUNCTION_FLAGS);
  expect(new Set(FLAGS).size).toBe(PAGE_FLAGS.length + FUNCTION_FLAGS.length);
});

test('no two flags share a label, and no two rows a key', () => {
  expect(new Set(Object.values(FLAG_LABELS)).size).toBe(FLAGS.length);
  const keys = FLAG_MATRIX.flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['', FLAGS.length, 6],
  ['   ', FLAGS.length, 6],
  ['edit a course', 1, 1],
  ['editCourse', 1, 1],
  ['EDITCOURSE', 1, 1],
  ['reports', 4, 1],
  ['payment report', 1, 1],
  ['batches edit', 1, 1],
  ['unenroll', 1, 1],
  ['payments', 6, 1],
  ['rocket', 0, 0],
])('the search %j finds %i flags in %i areas', (search, flags, areas) => {
  const found = narrowFlagMatrix(search);
  expect([found.flatMap(flagsOfArea).length, found.length]).toEqual([flags, areas]);
});
