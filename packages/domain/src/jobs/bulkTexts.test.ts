import { expect, test } from 'vitest';
import { bulkApplyText, bulkPreviewText, bulkProgressText, bulkResultText, bulkUndoText } from './bulkTexts.ts';

const NOUN = { one: 'member', many: 'members' };

test.each([
  [{ changed: 1340, skipped: 8, failed: 0 }, '1,340 members changed, 8 skipped.'],
  [{ changed: 1, skipped: 0, failed: 0 }, '1 member changed.'],
  [{ changed: 0, skipped: 0, failed: 0 }, 'No members changed.'],
  [{ changed: 0, skipped: 2000, failed: 1 }, 'No members changed, 2,000 skipped, 1 failed.'],
  [{ changed: 1001, skipped: 0, failed: 3 }, '1,001 members changed, 3 failed.'],
])('results in the text for %j: %s', (counts, text) => {
  expect(bulkResultText(counts, NOUN)).toBe(text);
});

test.each([
  [{ undone: 12, kept: 0 }, '12 members are as before.'],
  [{ undone: 1, kept: 1 }, '1 member is as before, 1 was changed since and stays.'],
  [{ undone: 0, kept: 2 }, '0 members are as before, 2 were changed since and stay.'],
])('undo of %j: %s', (counts, text) => {
  expect(bulkUndoText(counts, NOUN)).toBe(text);
});

test('words the progress', () => {
  expect([bulkProgressText(0, 1, NOUN), bulkProgressText(340, 1200, NOUN)]).toEqual(['0 of 1 member', '340 of 1,200 members']);
});

test.each([
  [{ total: 348, skipped: 8 }, '340 of 348 members would change, 8 are skipped.'],
  [{ total: 2, skipped: 1 }, '1 of 2 members would change, 1 is skipped.'],
  [{ total: 1200, skipped: 0 }, '1,200 members would change.'],
  [{ total: 1, skipped: 1 }, 'None of 1 member would change.'],
])('preview of %j: %s', (found, text) => {
  expect(bulkPreviewText(found, NOUN)).toBe(text);
});

test('states the number on the apply button', () => {
  expect([bulkApplyText('Move', 1, NOUN), bulkApplyText('Extend for', 1340, NOUN)]).toEqual(['Move 1 member', 'Extend for 1,340 members']);
});
