import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { archiveUserForm } from './archiveUserForm.ts';

const MISSING = formMessage('Reason', 'required');

test.each([
  ['  ', MISSING],
  [null, MISSING],
  [undefined, MISSING],
  ['x'.repeat(501), formMessage('Reason', 'maxLength')],
])('rejects %j', (reason, message) => {
  expect(fieldErrors(archiveUserForm, { reason })).toEqual({ reason: message });
});

test.each([
  [' Left the programme ', 'Left the programme'],
  ['x'.repeat(500), 'x'.repeat(500)],
])('stores %j as %j', (reason, kept) => {
  expect(archiveUserForm.parse({ reason })).toEqual({ reason: kept });
});
