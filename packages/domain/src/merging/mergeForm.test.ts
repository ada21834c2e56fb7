import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { MERGE_NEEDS_TWO, MERGE_TOO_MANY, MERGE_WITH_ITSELF, mergeForm } from './mergeForm.ts';

test.each<[string, object, Record<string, string> | null]>([
  ['two people', { keptId: 1, otherIds: [2], sources: {} }, null],
  ['five people', { keptId: 1, otherIds: [2, 3, 4, 5], sources: { email: 5, about: 1 } }, null],
  ['six people', { keptId: 1, otherIds: [2, 3, 4, 5, 6], sources: {} }, { otherIds: MERGE_TOO_MANY }],
  ['one person', { keptId: 1, otherIds: [], sources: {} }, { otherIds: MERGE_NEEDS_TWO }],
  ['someone with themselves', { keptId: 1, otherIds: [1], sources: {} }, { otherIds: MERGE_WITH_ITSELF }],
  ['the same person twice', { keptId: 1, otherIds: [2, 2], sources: {} }, { otherIds: MERGE_WITH_ITSELF }],
  [
    'a value of someone else',
    { keptId: 1, otherIds: [2], sources: { email: 3 } },
    { sources: 'Choose the value of one of the people who are merged.' },
  ],
])('%s', (_name, input, errors) => expect(fieldErrors(mergeForm, input) ?? null).toEqual(errors));

test('an unknown field is refused', () => {
  expect(fieldErrors(mergeForm, { keptId: 1, otherIds: [2], sources: { passwordHash: 2 } })).toBeDefined();
});
