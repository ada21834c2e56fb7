import { describe, expect, test } from 'vitest';
import { graphQLErrors } from './graphqlErrors.ts';
import { toastText } from './toastText.ts';

const received = { message: 'internal', extensions: { code: 'GONE', originalError: { message: 'The code has expired.' } } };
const masked = { message: 'Cannot read x', extensions: { code: 'INTERNAL' } };
const relayError = Object.assign(new Error('internal'), { source: { errors: [received] } });

describe('toastText', () => {
  test.each([
    ['one error', received],
    ['a list', [masked, received]],
    ['a response', { data: null, errors: [received] }],
    ['an error with graphQLErrors', Object.assign(new Error('internal'), { graphQLErrors: [received] })],
    ['an error of Relay', relayError],
    ['an empty list next to a non-empty one', { errors: [], graphQLErrors: [received] }],
  ])('returns the message for people from %s', (_name, error) => {
    expect(toastText(error)).toBe('The code has expired.');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Cannot read x'],
    ['an error of the program', new TypeError('x is undefined')],
    ['a masked error', masked],
    ['a blank sentence', { extensions: { originalError: { message: '  ' } } }],
    ['a sentence that is not a text', { extensions: { originalError: { message: 7 } } }],
    ['an original error that is not an object', { extensions: { originalError: 'x' } }],
    ['an empty response', { errors: [] }],
    ['a list of nonsense', [null, 7]],
  ])('returns the generic sentence for %s', (_name, error) => {
    expect(toastText(error)).toBe('Something went wrong, try again');
  });
});

describe('graphQLErrors', () => {
  test('finds nothing in an ordinary error', () => {
    expect(graphQLErrors(new Error('x'))).toEqual([]);
  });

  test('keeps every error of a response', () => {
    expect(graphQLErrors({ errors: [masked, received] })).toEqual([masked, received]);
  });
});
