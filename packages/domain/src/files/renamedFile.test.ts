import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { fileNameForm } from './fileNameForm.ts';
import { renamedFile } from './renamedFile.ts';

test.each([
  ['plan.pdf', 'Weekly plan', 'Weekly plan.pdf'],
  ['plan.pdf', ' Weekly plan.PDF ', 'Weekly plan.PDF'],
  ['plan.pdf', 'plan.exe', 'plan.exe.pdf'],
  ['README', 'Read me', 'Read me'],
  ['plan.pdf', 'a'.repeat(200), `${'a'.repeat(196)}.pdf`],
  ['plan.pdf', 'Q1/Q2\u202E plan', 'Q1_Q2 plan.pdf'],
  ['plan.pdf', '.', 'file.pdf'],
])('renames %s to %j as %s', (name, wanted, renamed) => {
  expect(renamedFile(name, wanted)).toBe(renamed);
});

test.each([
  ['a', undefined],
  ['a'.repeat(200), undefined],
  ['a'.repeat(201), { name: 'Name is too long' }],
  ['  ', { name: 'Name is required' }],
])('validates the name %j: %j', (name, errors) => {
  expect(fieldErrors(fileNameForm, { name })).toEqual(errors);
});
