import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { CONSENT_NEEDED, waitingListForm } from './waitingListForm.ts';

const form = { firstName: 'Maria', email: ' Maria@Example.com ', consent: 'on' };

test.each(['on', true])('accepts a box that is checked: %j', (consent) =>
  expect(waitingListForm.parse({ ...form, consent })).toEqual({ firstName: 'Maria', email: 'maria@example.com', consent: true }),
);

test.each([
  [{ consent: undefined }, { consent: CONSENT_NEEDED }],
  [{ consent: false }, { consent: CONSENT_NEEDED }],
  [{ firstName: ' ' }, { firstName: 'First name is required' }],
  [{ email: '' }, { email: 'Email is required' }],
])('rejects %j', (change, errors) => expect(fieldErrors(waitingListForm, { ...form, ...change })).toEqual(errors));
