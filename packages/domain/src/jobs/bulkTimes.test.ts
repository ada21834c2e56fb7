import { expect, test } from 'vitest';
import { canUndo, isPreviewFresh, undoableUntil } from './bulkTimes.ts';

const ended = new Date('2025-11-17T02:00:00.000Z');
const until = undoableUntil(ended);
const after = (ms: number) => new Date(ended.getTime() + ms);
const DAY = 86_400_000;

test.each([
  [0, true],
  [DAY - 1, true],
  [DAY, false],
])('a preview that is %d ms old is fresh: %j', (ms, fresh) => {
  expect(isPreviewFresh(ended, after(ms))).toBe(fresh);
});

test('a preview with an invalid date is not fresh', () => {
  expect(isPreviewFresh(new Date(Number.NaN), ended)).toBe(false);
});

test.each([
  ['done', 1, until, DAY - 1, true],
  ['done', 1, until, DAY, false],
  ['stopped', 1, until, 0, true],
  ['failed', 1, until, 0, true],
  ['done', 0, until, 0, false],
  ['done', 1, null, 0, false],
  ['previewed', 1, until, 0, false],
  ['running', 1, until, 0, false],
  ['undoing', 1, until, 0, false],
  ['undone', 1, until, 0, false],
])('%s with %d changed, undoable until %o, after %d ms: %j', (state, changed, undoable, ms, can) => {
  expect(canUndo({ state, changed, undoableUntil: undoable }, after(ms))).toBe(can);
});
