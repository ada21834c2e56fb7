import { expect, test } from 'vitest';
import { shownError } from './shownError.ts';

const wrong = { error: 'Email is required' };
const rejected = { submitError: 'This address is taken' };

test.each([
  ['nothing before blur', { ...wrong, touched: false }, undefined],
  ['the error after blur', { ...wrong, touched: true }, 'Email is required'],
  ['the error after a submit attempt', { ...wrong, submitFailed: true }, 'Email is required'],
  ['nothing if it is valid', { touched: true, submitFailed: true }, undefined],
  ['the server error', { ...rejected, touched: true }, 'This address is taken'],
  ['no server error after a change', { ...rejected, touched: true, dirtySinceLastSubmit: true }, undefined],
  ['the validation error rather than the server error', { ...wrong, ...rejected, submitFailed: true }, 'Email is required'],
  ['the validation error after a change', { ...wrong, ...rejected, touched: true, dirtySinceLastSubmit: true }, 'Email is required'],
  ['nothing for an error that is not a string', { error: { street: 'Street is required' }, touched: true }, undefined],
])('a field shows %s', (_what, meta, shown) => {
  expect(shownError(meta)).toBe(shown);
});
