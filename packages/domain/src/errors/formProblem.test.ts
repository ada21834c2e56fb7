import { describe, expect, test } from 'vitest';
import { errorCode } from './errorCode.ts';
import { formProblem } from './formProblem.ts';

const rejected = (extensions: Record<string, unknown>) => ({ errors: [{ message: 'x', extensions }] });

describe('errorCode', () => {
  test.each([
    [rejected({ code: 'FORBIDDEN' }), 'FORBIDDEN'],
    [{ errors: [{ message: 'x' }, { message: 'y', extensions: { code: 'STALE' } }] }, 'STALE'],
    [
      {
        errors: [
          { message: 'x', extensions: { code: 'GONE' } },
          { message: 'y', extensions: { code: 'CONFLICT' } },
        ],
      },
      'GONE',
    ],
    [rejected({ code: 'INTERNAL_SERVER_ERROR' }), null],
    [rejected({}), null],
    [new TypeError('fetch failed'), null],
    [undefined, null],
  ])('%j: %j', (error, code) => {
    expect(errorCode(error)).toBe(code);
  });
});

describe('formProblem', () => {
  test('has messages per field for bad input', () => {
    const error = rejected({ code: 'BAD_USER_INPUT', fieldErrors: { email: 'Enter you email', 'lines.0.sku': 'x', broken: 7, empty: '' } });
    expect(formProblem(error)).toEqual({
      title: 'Errors prevented this form from being saved',
      details: 'Something went wrong, try again',
      fields: { email: 'Enter you email', 'lines.0.sku': 'x' },
    });
  });

  test("uses the server's sentence as details", () => {
    const error = rejected({ code: 'BAD_USER_INPUT', originalError: { message: 'Check the marked fields.' } });
    expect(formProblem(error)).toMatchObject({ details: 'Check the marked fields.', fields: {} });
  });

  test.each([
    [
      rejected({ code: 'CONFLICT', originalError: { message: 'Someone else saved this.' }, fieldErrors: { email: 'x' } }),
      'Someone else saved this.',
    ],
    [new TypeError('fetch failed'), 'Something went wrong, try again'],
    [null, 'Something went wrong, try again'],
  ])('%#: reports anything else as a general error', (error, details) => {
    expect(formProblem(error)).toEqual({ title: 'An error has occurred', details, fields: {} });
  });
});
