import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dayField } from './dayField.ts';
import { fieldErrors, type Schema } from './fieldErrors.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from './textField.ts';
import { recordId, wholeNumber } from './wholeNumberField.ts';

const message = (schema: Schema, value: unknown): string | undefined => fieldErrors(schema, value)?.[''];

describe('requiredText', () => {
  const name = requiredText('Name', 5);
  test.each([
    ['abcde', undefined],
    [' abcde ', undefined],
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [undefined, 'Name is required'],
    [null, 'Name is required'],
    [7, 'Name is required'],
    ['\u200b\n\u3164', 'Name is required'],
    ['abcdef', 'Name is too long'],
  ])('%j: %j', (value, expected) => {
    expect(message(name, value)).toBe(expected);
  });

  test('trims its text', () => {
    expect(z.parse(name, ' abc ')).toBe('abc');
  });
});

describe('optionalText', () => {
  const text = optionalText('Text', 5);
  test.each([
    [undefined, ''],
    [null, ''],
    ['', ''],
    [' abc ', 'abc'],
    ['a\r\nb\u200b', 'a\nb'],
    ['a\u0000\u202eb', 'ab'],
    ['\u200b\n', ''],
  ])('parses %j to %j', (value, expected) => {
    expect(z.parse(text, value)).toBe(expected);
  });

  test.each([
    ['abcdef', 'Text is too long'],
    [7, 'Text is not valid'],
  ])('rejects %j: %s', (value, expected) => {
    expect(message(text, value)).toBe(expected);
  });
});

const HIDDEN = 'Name contains hidden characters. Type it again.';

describe('requiredLine', () => {
  const name = requiredLine('Name', 5);
  test.each([
    ['abcde', undefined],
    ['\u200b', 'Name is required'],
    ['\u3164', 'Name is required'],
    ['', 'Name is required'],
    [null, 'Name is required'],
    [7, 'Name is required'],
    ['abcdef', 'Name is too long'],
    ['ab\u200bcde', undefined],
    ['a\nb', HIDDEN],
    ['a\u0000', HIDDEN],
    ['\u202ea', HIDDEN],
    ['\u2068a\u2069', HIDDEN],
    ['Juan\nBcc: ana@example.com', HIDDEN],
  ])('%j: %j', (value, expected) => {
    expect(message(name, value)).toBe(expected);
  });

  test('stores a clean line', () => {
    expect(z.parse(name, '\ufeff a\u00a0\u00a0n\u0303\n')).toBe('a \u00f1');
  });
});

describe('optionalLine', () => {
  const name = optionalLine('Name', 5);
  test.each([
    [undefined, ''],
    [null, ''],
    ['\u200b', ''],
    [' abc\u200b ', 'abc'],
  ])('parses %j to %j', (value, expected) => {
    expect(z.parse(name, value)).toBe(expected);
  });

  test.each([
    ['abcdef', 'Name is too long'],
    [7, 'Name is not valid'],
    ['a\rb', HIDDEN],
  ])('rejects %j: %s', (value, expected) => {
    expect(message(name, value)).toBe(expected);
  });
});

describe('wholeNumber', () => {
  const days = wholeNumber('Days', { least: 0, most: 100 });
  test.each([
    [0, 0],
    ['0', 0],
    [' 100 ', 100],
    ['+5', 5],
  ])('parses %j to %d', (value, expected) => {
    expect(z.parse(days, value)).toBe(expected);
  });

  test.each([
    ['', 'Days is required'],
    [undefined, 'Days is required'],
    [null, 'Days is required'],
    ['ten', 'Days is not formatted correctly'],
    ['1.5', 'Days is not formatted correctly'],
    [1.5, 'Days is not formatted correctly'],
    [Number.NaN, 'Days is not formatted correctly'],
    [true, 'Days is not formatted correctly'],
    ['1e1', 'Days is not formatted correctly'],
    [-1, 'Days is too low'],
    ['101', 'Days is too high'],
  ])('rejects %j: %s', (value, expected) => {
    expect(message(days, value)).toBe(expected);
  });

  test('limits record ids to 1 up to the largest integer of the database', () => {
    expect([0, 1, 2_147_483_647, 2_147_483_648].map((id) => message(recordId('Id'), id))).toEqual([
      'Id is too low',
      undefined,
      undefined,
      'Id is too high',
    ]);
  });
});

describe('dayField', () => {
  const start = dayField('Start');
  test.each([
    ['2025-11-17', '2025-11-16T16:00:00.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z'],
    ['9999-12-31', '9999-12-30T16:00:00.000Z'],
    [new Date('2025-11-17T03:00:00Z'), '2025-11-17T03:00:00.000Z'],
  ])('parses %j to %s', (value, expected) => {
    expect(z.parse(start, value).toISOString()).toBe(expected);
  });

  test.each([
    ['', 'Start is required'],
    [undefined, 'Start is required'],
    [null, 'Start is required'],
    ['2025-02-29', 'Start is not valid'],
    ['2025-13-01', 'Start is not valid'],
    ['11/17/2025', 'Start is not valid'],
    ['2025-11-17T00:00:00Z', 'Start is not valid'],
    [new Date(Number.NaN), 'Start is not valid'],
    [1_700_000_000, 'Start is not valid'],
  ])('rejects %j: %s', (value, expected) => {
    expect(message(start, value)).toBe(expected);
  });
});
