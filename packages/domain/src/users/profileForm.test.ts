import { expect, test } from 'vitest';
import { INVALID_FACEBOOK_PROFILE } from '../auth/facebookProfile.ts';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { profileForm, socialsForm } from './profileForm.ts';

/** Already 12 November in Manila. */
const form = profileForm(new Date('2025-11-11T16:00:00Z'));
const LEAST = { firstName: 'Juan', slug: 'juan' };

test('requires only a first name and the profile address; missing fields become empty', () => {
  expect(form.parse(LEAST)).toEqual({
    firstName: 'Juan',
    middleName: '',
    lastName: '',
    suffix: '',
    sex: '',
    birthdate: null,
    mobileNumber: null,
    facebookProfile: null,
    about: '',
    country: '',
    province: '',
    city: '',
    slug: 'juan',
  });
});

test('trims texts and completes the mobile number', () => {
  const given = {
    firstName: ' Ana ',
    lastName: ' Santos ',
    about: ' Hello ',
    mobileNumber: '0917 123-4567',
    slug: ' ana ',
    city: ' Cebu City ',
  };
  expect(form.parse(given)).toMatchObject({
    firstName: 'Ana',
    lastName: 'Santos',
    about: 'Hello',
    mobileNumber: '+639171234567',
    slug: 'ana',
    city: 'Cebu City',
  });
});

test.each([
  [{ firstName: '  ' }, { firstName: 'First name is required' }],
  [{ firstName: 'x'.repeat(101) }, { firstName: 'First name is too long' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: 'Last name is too long' }],
  [{ suffix: 'x'.repeat(21) }, { suffix: 'Suffix is too long' }],
  [{ about: 'x'.repeat(501) }, { about: 'About you is too long' }],
  [{ city: 'x'.repeat(101) }, { city: 'City is too long' }],
  [{ mobileNumber: '12345' }, { mobileNumber: 'Invalid mobile number!' }],
  [{ facebookProfile: 'instagram.com/juan' }, { facebookProfile: INVALID_FACEBOOK_PROFILE }],
  [{ birthdate: '2025-11-13' }, { birthdate: 'Birth date cannot be in the future' }],
  [{ birthdate: '1904-12-31' }, { birthdate: 'Birth date is not valid' }],
  [{ slug: 'edit' }, { slug: 'This profile address is reserved. Choose another one.' }],
])('rejects %j with %j', (given, errors) => {
  expect(fieldErrors(form, { ...LEAST, ...given })).toEqual(errors);
});

test.each([
  { lastName: 'x'.repeat(100) },
  { about: 'x'.repeat(500) },
  { birthdate: '2025-11-12' },
  { birthdate: '1905-01-01' },
  { facebookProfile: 'm.facebook.com/juan.cruz' },
  { mobileNumber: '  ' },
])('accepts %j', (given) => {
  expect(fieldErrors(form, { ...LEAST, ...given })).toBeUndefined();
});

test.each([
  ['', { facebookProfile: null }],
  [' fb.com/juan.cruz ', { facebookProfile: 'fb.com/juan.cruz' }],
])('accepts the Facebook profile alone: %j', (facebookProfile, kept) => {
  expect(socialsForm.parse({ facebookProfile })).toEqual(kept);
});
