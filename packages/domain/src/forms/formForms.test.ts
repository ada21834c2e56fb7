import { expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { formSettingsForm, newFormForm } from './formForms.ts';
import { RESPONSE_CONSENT_NEEDED, responseKey, visitorForm } from './responseForm.ts';

test('a new form has a title and an address', () =>
  expect(fieldErrors(newFormForm, { title: ' ', slug: 'Ñ' })).toEqual({
    title: 'Title is required',
    slug: 'Use lower-case letters without accents, digits and dashes, such as freelancing-course.',
  }));

const settings = { title: 'Survey', slug: 'survey', layout: 'all-at-once' };
test.each([
  [undefined, null],
  ['', null],
  [null, null],
  ['1', 1],
  [1_000_000, 1_000_000],
])('a limit of %j responses is %j', (mostResponses, most) =>
  expect(formSettingsForm.parse({ ...settings, mostResponses }).mostResponses).toBe(most),
);
test.each([
  [0, 'Response limit is too low'],
  [1_000_001, 'Response limit is too high'],
  ['many', 'Response limit is not formatted correctly'],
])('rejects a limit of %j responses', (mostResponses, problem) =>
  expect(fieldErrors(formSettingsForm, { ...settings, mostResponses })).toEqual({ mostResponses: problem }),
);

test('a visitor gives an address and agrees', () =>
  expect(fieldErrors(visitorForm, { email: '', consent: false })).toEqual({
    email: 'Email is required',
    consent: RESPONSE_CONSENT_NEEDED,
  }));

test.each([
  ['0b7e9c1e-7e0d-4c53-9d3c-0a3f3a2d8f11', true],
  ['0B7E9C1E-7e0d-4c53-9d3c-0a3f3a2d8f11', false],
  ['', false],
])('%j is a key: %j', (key, is) => expect(responseKey.safeParse(key).success).toBe(is));
