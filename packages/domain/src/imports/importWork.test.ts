import { expect, test } from 'vitest';
import { importWork } from './importWork.ts';

const CHECKED = { total: 10, creates: 6, changes: 2, skips: 1, applied: 0, failed: 1, undone: 0, kept: 0 };

test.each([
  ['before the first row', CHECKED, { done: 0, toDo: 8 }],
  ['after applied rows', { ...CHECKED, applied: 5 }, { done: 5, toDo: 8 }],
  ['after rows that failed later', { ...CHECKED, applied: 5, failed: 3 }, { done: 7, toDo: 8 }],
  ['with failed rows that are not counted yet', { ...CHECKED, failed: 0 }, { done: 0, toDo: 8 }],
  ['with nothing to do', { ...CHECKED, creates: 0, changes: 0, total: 2 }, { done: 0, toDo: 0 }],
])('counts the progress of applying %s', (_, counts, work) => expect(importWork(counts, false)).toEqual(work));

test('counts the progress of undoing by the applied rows', () => {
  expect(importWork({ ...CHECKED, applied: 7, undone: 3, kept: 1 }, true)).toEqual({ done: 4, toDo: 7 });
});
