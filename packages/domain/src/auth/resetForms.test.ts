import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { forgotPasswordForm, setNewPasswordForm } from './askCodeForms.ts';
import { meetsPasswordRules, passwordChecklist } from './passwordRules.ts';
import { resetPasswordForm, setPasswordForm } from './resetForms.ts';

const INVALID = 'Enter a valid email address (e.g., juan@example.com)';
const GOOD = 'Bahay-kubo1';

describe('the email forms', () => {
  test.each([
    [forgotPasswordForm, 'Enter your registered email'],
    [setNewPasswordForm, 'Email is required'],
  ])('%#: %2$s', (form, required) => {
    expect(fieldErrors(form, {})).toEqual({ email: required });
    expect(fieldErrors(form, { email: ' ' })).toEqual({ email: required });
    expect(fieldErrors(form, { email: 'juan' })).toEqual({ email: INVALID });
    expect(form.parse({ email: ' Juan@Example.com' })).toEqual({ email: 'juan@example.com' });
  });
});

describe('passwordChecklist', () => {
  test.each([
    ['', ''],
    ['abc', 'lowercase'],
    ['ABC', 'uppercase'],
    ['1234567', 'number'],
    ['12345678', 'length number'],
    ['-', 'special'],
    ['a b', 'lowercase'],
    ['ñandú Ñ', 'uppercase lowercase'],
    ['ñandú ÑA', 'length uppercase lowercase'],
    ['😀', 'special'],
    ['😀😀😀😀', 'special'],
    [GOOD, 'length uppercase lowercase number special'],
  ])('%j meets: %s', (password, met) => {
    const rules = passwordChecklist(password).filter((rule) => rule.met);
    expect(rules.map((rule) => rule.key).join(' ')).toBe(met);
    expect(meetsPasswordRules(password)).toBe(rules.length === 5);
  });
});

describe('setPasswordForm', () => {
  test.each([
    [undefined, 'Password is required'],
    ['', 'Password is required'],
    ['short', 'Password must meet all validation criteria.'],
    ['longenough', 'Password must meet all validation criteria.'],
    [`${GOOD}${'x'.repeat(117)}`, undefined],
    [`${GOOD}${'x'.repeat(118)}`, 'Use at most 128 characters.'],
    [GOOD, undefined],
  ])('parses %j with the error %j', (password, message) => {
    expect(fieldErrors(setPasswordForm, { password })).toEqual(message === undefined ? undefined : { password: message });
  });
});

describe('resetPasswordForm', () => {
  test.each([
    [{ password: GOOD, confirmPassword: GOOD }, undefined],
    [{ password: GOOD, confirmPassword: `${GOOD} ` }, { confirmPassword: 'Passwords do not match' }],
    [{ password: GOOD, confirmPassword: '' }, { confirmPassword: 'Passwords do not match' }],
    [{ password: GOOD }, { confirmPassword: 'Passwords do not match' }],
    [{ password: GOOD, confirmPassword: null }, { confirmPassword: 'Passwords do not match' }],
    [{}, { password: 'Password is required' }],
    [{ password: '', confirmPassword: '' }, { password: 'Password is required' }],
    [
      { password: 'short', confirmPassword: 'other' },
      { password: 'Password must meet all validation criteria.', confirmPassword: 'Passwords do not match' },
    ],
  ])('parses %j with the error %j', (values, errors) => {
    expect(fieldErrors(resetPasswordForm, values)).toEqual(errors);
  });
});
