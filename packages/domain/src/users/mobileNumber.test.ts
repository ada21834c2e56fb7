import fc from 'fast-check';
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
    ['+63 0917 123 4567', '+639171234567'],
    ['+630917-123-4567', '+639171234567'],
    ['+63 00917 123 4567', '+639171234567'],
    ['+63 02 8123 4567', '+63281234567'],
    ['0917\u2011123\u20134567', '+639171234567'],
    ['0917\u2014123\u22124567', '+639171234567'],
    ['0917\uff0d123\u20104567', '+639171234567'],
    ['0917\u00a0123\u202f4567', '+639171234567'],
    ['\u202a+63 917 123 4567\u202c', '+639171234567'],
    ['\u2068+639171234567\u2069', '+639171234567'],
    ['+63\u200b917\ufe0d123\u00ad4567\ufeff', '+639171234567'],
  ])('normalizes %j to %s', (typed, number) => {
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
    '+63 (0) 917 123 4567',
    '+63',
    '+63 0',
    '+6300000000',
    '00639171234567',
    '0917/1234567',
    '0917_1234567',
    '0917\u00b71234567',
    '０９１７１２３４５６７',
    '0917\u00001234567',
    '0917.123.4567',
    '0917123456a',
    'x09171234567',
    '+09171234567x',
    '٠٩١٧١٢٣٤٥٦٧',
    null as unknown as string,
  ])('rejects %j', (typed) => {
    expect(mobileNumber(typed)).toBeNull();
  });
});

test('reads its own output unchanged', () => {
  const typed = fc.array(fc.constantFrom('+63', '+', '0', '9', '17', '123', '4567', ' ', '-', '\u2013', '\u200b'), { maxLength: 12 });
  fc.assert(
    fc.property(typed, (pieces) => {
      const number = mobileNumber(pieces.join(''));
      if (number !== null) expect(mobileNumber(number)).toBe(number);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^9\d{9}$/), (rest) => {
      expect(mobileNumber(`+63 0${rest}`)).toBe(mobileNumber(`0${rest}`));
    }),
  );
});

describe('mobileNumberField', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    ['\u200b', null],
    ['0917 123 4567', '+639171234567'],
  ])('%j becomes %j', (typed, number) => {
    expect(mobileNumberField.parse(typed)).toBe(number);
  });

  test.each(['12345', 9171234567])('rejects %j', (typed) => {
    expect(fieldErrors(mobileNumberField, typed)).toEqual({ '': 'Invalid mobile number!' });
  });
});
