import { FORM_ERROR } from 'final-form';
import { expect, test } from 'vitest';
import { errorList } from './errorList.ts';
import { failureOf } from './failureOf.ts';
import { submitErrors } from './submitErrors.ts';

test('finds messages at any depth, each with the name of its field', () => {
  const errors = { name: 'Name is required', terms: [undefined, { days: 'Days is too low' }], address: { city: 'City is required' } };
  expect(errorList(errors)).toEqual([
    { name: 'name', text: 'Name is required' },
    { name: 'terms.1.days', text: 'Days is too low' },
    { name: 'address.city', text: 'City is required' },
  ]);
});

test.each([[undefined], [{}], [{ name: undefined, terms: [] }], [{ '': 'As a whole' }], [{ [FORM_ERROR]: 'As a whole' }]])(
  'finds no field errors in %j',
  (errors) => {
    expect(errorList(errors)).toEqual([]);
  },
);

test('nests the server’s errors by the path of their fields', () => {
  const errors = submitErrors({ fieldErrors: { name: 'Name is required', 'terms.1.days': 'Days is too low' }, message: 'Not saved' });
  expect(errors).toEqual({ name: 'Name is required', terms: [undefined, { days: 'Days is too low' }], [FORM_ERROR]: 'Not saved' });
  expect(failureOf(errors)).toEqual({
    errors: [
      { name: 'name', text: 'Name is required' },
      { name: 'terms.1.days', text: 'Days is too low' },
    ],
    message: 'Not saved',
  });
});

test('omits a general error that repeats the message of a field', () => {
  const errors = submitErrors({ fieldErrors: { email: 'This address is taken' }, message: 'This address is taken' });
  expect(errors).toEqual({ email: 'This address is taken' });
});

test('an error about the values as a whole becomes the general error', () => {
  expect(submitErrors({ fieldErrors: { '': 'The group is full' } })).toEqual({ [FORM_ERROR]: 'The group is full' });
  expect(submitErrors({})).toEqual({});
  expect(failureOf({})).toEqual({ errors: [], message: undefined });
});
