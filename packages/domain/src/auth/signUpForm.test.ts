import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { loginForm } from './loginForm.ts';
import { signUpForm } from './signUpForm.ts';

const filled = { firstName: 'Juan', lastName: 'dela Cruz', facebookProfile: '', email: 'juan@example.com', password: 'bahay-kubo' };
const INVALID_EMAIL = 'Enter a valid email address (e.g., juan@example.com)';
const FORGOT = 'Oops! It looks like you forgot to enter your password';

describe('signUpForm', () => {
  test('trims texts and lower-cases only the email address', () => {
    expect(signUpForm.parse({ ...filled, firstName: ' Juan ', email: ' Juan@Example.COM ', password: ' Ab cdefg ' })).toEqual({
      ...filled,
      facebookProfile: null,
      password: ' Ab cdefg ',
    });
  });

  test('reports every required field of an empty form', () => {
    const messages = {
      firstName: 'Given Name is required!',
      lastName: 'Last Name is required!',
      email: 'Enter you email',
      password: FORGOT,
    };
    expect(fieldErrors(signUpForm, {})).toEqual(messages);
    expect(fieldErrors(signUpForm, { firstName: ' ', lastName: '', email: '  ', password: '' })).toEqual(messages);
    expect(fieldErrors(signUpForm, { firstName: null, lastName: 7, email: [], password: {} })).toEqual(messages);
  });

  test.each([
    ['firstName', 'x'.repeat(100), undefined],
    ['firstName', 'x'.repeat(101), 'Given Name is too long'],
    ['lastName', 'x'.repeat(101), 'Last Name is too long'],
    ['password', '1234567', 'Use at least 8 characters.'],
    ['password', '12345678', undefined],
    ['password', 'x'.repeat(128), undefined],
    ['password', 'x'.repeat(129), 'Use at most 128 characters.'],
    ['firstName', '\u200b', 'Given Name is required!'],
    ['firstName', 'Juan\nBcc: ana@example.com', 'Given Name contains hidden characters. Type it again.'],
    ['lastName', 'Cruz\u202e', 'Last Name contains hidden characters. Type it again.'],
    ['lastName', 'Cruz\u200b', undefined],
    ['email', '\u200b', 'Enter you email'],
    ['facebookProfile', '\u200b', undefined],
    ['facebookProfile', null, undefined],
    ['facebookProfile', undefined, undefined],
    ['facebookProfile', '  ', undefined],
    ['facebookProfile', 'facebook.com/juan', undefined],
    ['facebookProfile', 'facebook.com/ju', 'Enter a valid fb profile (e.g., facebook.com/[username])'],
    ['facebookProfile', 'twitter.com/juan', 'Enter a valid fb profile (e.g., facebook.com/[username])'],
    ['facebookProfile', 7, 'Enter a valid fb profile (e.g., facebook.com/[username])'],
  ])('parses %s %j with the error %j', (field, value, message) => {
    expect(fieldErrors(signUpForm, { ...filled, [field]: value })).toEqual(message === undefined ? undefined : { [field]: message });
  });

  test.each(['a@b.co', 'juan.dela-cruz+atlas@mail.example.com.ph', "o'neil@example.com", `${'a'.repeat(242)}@example.com`])(
    'accepts %s as an email address',
    (email) => {
      expect(fieldErrors(signUpForm, { ...filled, email })).toBeUndefined();
    },
  );

  test.each([
    'juan',
    'juan@',
    '@example.com',
    'juan@example',
    'juan@example.',
    'juan@.com',
    'juan@-example.com',
    'juan..cruz@example.com',
    '.juan@example.com',
    'juan cruz@example.com',
    'juan@exam ple.com',
    'juan@@example.com',
    'juan@example.com,ana@example.com',
    'juan@example.com\nBcc: x@example.com',
    '<juan@example.com>',
    `${'a'.repeat(243)}@example.com`,
  ])('rejects %j as an email address', (email) => {
    expect(fieldErrors(signUpForm, { ...filled, email })).toEqual({ email: INVALID_EMAIL });
  });
});

describe('loginForm', () => {
  test('requires an address and any password', () => {
    expect(loginForm.parse({ email: ' JUAN@example.com', password: 'x' })).toEqual({ email: 'juan@example.com', password: 'x' });
    expect(fieldErrors(loginForm, {})).toEqual({ email: 'Email is required', password: 'Password is required' });
    expect(fieldErrors(loginForm, { email: 'juan', password: '' })).toEqual({ email: INVALID_EMAIL, password: 'Password is required' });
  });
});
