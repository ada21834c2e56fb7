import { expect, test } from 'vitest';
import { FLAG_AREAS, FLAGS } from './flagAreas.ts';
import { FLAG_LABELS } from './flagLabels.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';
import { PAGE_FLAGS } from './pageFlags.ts';

test('every flag is in one area, with functions in their own areas', () => {
  expect(FLAGS.toSorted()).toEqual([...PAGE_FLAGS, ...FUNCTION_FLAGS].toSorted());
  expect(FLAG_AREAS.filter(({ flags }) => flags.some((flag) => (FUNCTION_FLAGS as readonly string[]).includes(flag)))).toHaveLength(1);
});

test('no two flags share a label', () => {
  expect(new Set(Object.values(FLAG_LABELS)).size).toBe(FLAGS.length);
});
