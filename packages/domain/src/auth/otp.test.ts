import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { generatePassword } from './generatePassword.ts';
import { otpDigits, resendCountdown, resendWait } from './otp.ts';
import { otpForm } from './otpForm.ts';
import { meetsPasswordRules } from './passwordRules.ts';

const boxes = (digits: string): string[] => digits.split('');

describe('otpForm', () => {
  test('joins six digits into one number', () => {
    expect(otpForm.parse({ otp: boxes('123456') })).toEqual({ otp: 123_456 });
    expect(otpForm.parse({ otp: boxes('012345') })).toEqual({ otp: 12_345 });
  });

  test.each([
    [boxes('12345'), { otp: 'is required' }],
    [boxes('1234567'), { otp: 'is required' }],
    [undefined, { otp: 'is required' }],
    [['1', '', '3', '4', '5', '6'], { 'otp.1': 'is required' }],
    [['1', '22', '3', '4', '5', '6'], { 'otp.1': 'is required' }],
    [['1', 'x', '3', '4', '5', '٦'], { 'otp.1': 'is required', 'otp.5': 'is required' }],
    [['1', undefined, '3', '4', '5', '6'], { 'otp.1': 'is required' }],
  ])('parses %j with the error %j', (otp, errors) => {
    expect(fieldErrors(otpForm, { otp })).toEqual(errors);
  });
});

describe('otpDigits', () => {
  test.each([
    ['123456', '123456'],
    ['Your code: 123 456.', '123456'],
    ['1234567890', '123456'],
    ['12', '12'],
    ['code', ''],
    ['', ''],
  ])('fills the boxes from %j with %j', (pasted, digits) => {
    expect(otpDigits(pasted).join('')).toBe(digits);
  });
});

describe('resendCountdown', () => {
  test.each([
    [0, 10],
    [1, 10],
    [1000, 9],
    [9999, 1],
    [10_000, 0],
    [60_000, 0],
    [9001, 1],
    [-1, 0],
    [-1000, 0],
    [Number.NaN, 0],
  ])('%d ms after sending, returns %d s', (elapsed, seconds) => {
    expect(resendCountdown(new Date(0), new Date(elapsed))).toBe(seconds);
  });

  test('returns 0 when nothing was sent', () => {
    expect(resendCountdown(null, new Date(0))).toBe(0);
  });
});

describe('generatePassword', () => {
  test('always has 8 characters, meets the checklist and is not common', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        const password = generatePassword((below) => (stream.next().value as number) % below);
        expect(password).toHaveLength(8);
        expect(meetsPasswordRules(password)).toBe(true);
        expect(isCommonPassword(password)).toBe(false);
      }),
    );
  });

  test('puts every kind of character in every position', () => {
    let seed = 1;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const firsts = Array.from({ length: 200 }, () => generatePassword(random).charAt(0));
    for (const kind of [/[A-Z]/, /[a-z]/, /\d/, /\W/]) expect(firsts.some((first) => kind.test(first))).toBe(true);
  });

  test('contains only allowed characters', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (stream) => {
        expect(generatePassword((below) => (stream.next().value as number) % below)).toMatch(/^[A-HJ-NP-Za-km-z2-9!#$%&*+?@]{8}$/);
      }),
    );
  });

  test('rejects the upper bound as a random number', () => {
    expect(() => generatePassword((below) => below)).toThrow('Not a random number below 24: 24');
  });

  test.each([-1, 0.5, Number.NaN, 1000])('throws when the source returns %d', (answer) => {
    expect(() => generatePassword(() => answer)).toThrow(RangeError);
  });
});

test.each([
  [10, 'You can ask for a new code in 10 seconds.'],
  [1, 'You can ask for a new code in 1 second.'],
])('with %d seconds left: %s', (seconds, text) => {
  expect(resendWait(seconds)).toBe(text);
});
