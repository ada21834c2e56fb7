import { expect, test } from 'vitest';
import { shownError } from './shownError.ts';

const wrong = { error: 'Email is required' };
const rejected = { submitError: 'This address is taken' };

test.each([
  ['nothing before the field was left', { ...wrong, touched: false }, undefined],
  ['the error after the field was left', { ...wrong, touched: true }, 'Email is required'],
  ['the error after an attempt to send', { ...wrong, submitFailed: true }, 'Email is required'],
  ['nothing in a field that is right', { touched: true, submitFailed: true }, undefined],
  ['what the server refused', { ...rejected, touched: true }, 'This address is taken'],
  ['no refusal once the form was changed', { ...rejected, touched: true, dirtySinceLastSubmit: true }, undefined],
  ['the error before the refusal', { ...wrong, ...rejected, submitFailed: true }, 'Email is required'],
  ['the error also after a change', { ...wrong, ...rejected, touched: true, dirtySinceLastSubmit: true }, 'Email is required'],
  ['no error that is no text', { error: { street: 'Street is required' }, touched: true }, undefined],
])('a field shows %s', (_what, meta, shown) => {
  expect(shownError(meta)).toBe(shown);
});
