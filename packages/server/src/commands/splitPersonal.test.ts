import { describe, expect, it, test } from 'vitest';
import { declareAudited } from '../db/personalData.ts';
import { personOf, splitPersonal } from './splitPersonal.ts';

declareAudited('test subject', { personal: ['email', 'note'], secret: ['key'] });

describe('splitPersonal', () => {
  test.each([
    [undefined, undefined, undefined],
    [{ state: 'open' }, { state: 'open' }, undefined],
    [{ email: 'ana@example.com', state: 'open' }, { email: '[personal]', state: 'open' }, { email: 'ana@example.com' }],
    [{ email: null, note: '' }, { email: null, note: '[personal]' }, { note: '' }],
    [{ key: 's3cret', note: { a: 1 } }, { key: '[hidden]', note: '[personal]' }, { note: { a: 1 } }],
    [{ key: null }, { key: null }, undefined],
  ])('%j', (fields, kept, personal) => {
    expect(splitPersonal('test subject', fields)).toEqual({ kept, personal });
  });

  it('keeps every field of a subject without a declaration', () => {
    expect(splitPersonal('undeclared subject', { email: 'x' })).toEqual({ kept: { email: 'x' }, personal: undefined });
  });
});

test.each([
  ['named by the caller', { personId: 7, subjectType: 'user', subjectId: 3 }, 7],
  ['an account', { subjectType: 'user', subjectId: 3, after: { userId: 9 } }, 3],
  ['the owner afterwards', { subjectType: 'win', subjectId: 3, before: { userId: 8 }, after: { userId: 9 } }, 9],
  ['the owner before', { subjectType: 'win', subjectId: 3, before: { userId: 8 } }, 8],
  ['no one', { subjectType: 'event', subjectId: 3, after: { link: 'x' } }, null],
])('personOf: %s', (_what, entry, person) => {
  expect(personOf(entry)).toBe(person);
});
