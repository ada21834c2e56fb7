import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { legalForm, MAX_LEGAL_TEXT } from './legalForm.ts';

test.each<[unknown, Record<string, string> | undefined]>([
  [{ body: 'x'.repeat(MAX_LEGAL_TEXT) }, undefined],
  [{ body: '' }, undefined],
  [{ body: 'x'.repeat(MAX_LEGAL_TEXT + 1) }, { body: 'Text is too long' }],
  [{ body: 1 }, { body: 'Text is not valid' }],
])('validates a draft %#', (values, errors) => expect(fieldErrors(legalForm, values)).toEqual(errors));
