import { expect, it } from 'vitest';
import { validateWith } from '../forms/validateWith.ts';
import { changelogForm } from './changelogForm.ts';

const check = validateWith(changelogForm);
const ENTRY = { title: 'Dark theme', body: 'Atlas follows your phone.' };

it('trims the title and the text', () => {
  expect(changelogForm.parse({ title: ' Dark theme ', body: ' Atlas follows your phone.\n' })).toEqual(ENTRY);
});

it.each([
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ body: '' }, { body: 'Text is required' }],
  [{ title: 'x'.repeat(150) }, {}],
  [{ title: 'x'.repeat(151) }, { title: 'Title is too long' }],
  [{ body: 'x'.repeat(20_000) }, {}],
  [{ body: 'x'.repeat(20_001) }, { body: 'Text is too long' }],
])('rejects %o', (change, errors) => expect(check({ ...ENTRY, ...change })).toEqual(errors));
