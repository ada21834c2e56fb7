import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { mobileNumber, mobileNumberField } from './mobileNumber.ts';

describe('mobileNumber', () => {
  test.each([
    ['09171234567', '+639171234567'],
    ['0917 123 4567', '+639171234567'],
    ['0917-123-4567', '+639171234567'],
    [' 0917\t123-4567 ', '+639171234567'],
    ['+639171234567', '+639171234567'],
    ['+63 917 123 4567', '+639171234567'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
    ['+6391712345', '+6391712345'],
  ])('%j is %s', (typed, number) => {
    expect(mobileNumber(typed)).toBe(number);
  });

  test.each([
    '',
    '0917123456',
    '091712345678',
    '9171234567',
    '639171234567',
    '08171234567',
    '+1234567',
    '+1234567890123456',
    '++639171234567',
    '(0917) 123-4567',
    '0917.123.4567',
    '0917123456a',
    'x09171234567',
    '+09171234567x',
    '٠٩١٧١٢٣٤٥٦٧',
    null as unknown as string,
  ])('%j is none', (typed) => {
    expect(mobileNumber(typed)).toBeNull();
  });
});

describe('mobileNumberField', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    ['0917 123 4567', '+639171234567'],
  ])('%j becomes %j', (typed, number) => {
    expect(mobileNumberField.parse(typed)).toBe(number);
  });

  test.each(['12345', 9171234567])('%j is refused', (typed) => {
    expect(fieldErrors(mobileNumberField, typed)).toEqual({ '': 'Invalid mobile number!' });
  });
});
