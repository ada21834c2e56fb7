import { describe, expect, test } from 'vitest';
import { clampPosition } from './clampPosition.ts';
import fc from 'fast-check';
import { clockSeconds } from './clockSeconds.ts';
import { clockText } from './clockText.ts';
import { continueText } from './continueText.ts';
import { courseSizeText } from './courseSizeText.ts';
import { lessonFilePurposeText } from './lessonFilePurposes.ts';
import { durationText } from './durationText.ts';

describe('durationText', () => {
  test.each([
    [720, '12\u00a0min'],
    [9600, '2\u00a0h\u00a040\u00a0min'],
    [3600, '1\u00a0h'],
    [3599, '1\u00a0h'],
    [3569, '59\u00a0min'],
    [1, '1\u00a0min'],
    [89, '1\u00a0min'],
    [90, '2\u00a0min'],
    [0, ''],
    [-60, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('words %d s as %j', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('clockText', () => {
  test.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [60, '1:00'],
    [760, '12:40'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_000 + 65, '10:01:05'],
    [-1, '0:00'],
    [Number.NaN, '0:00'],
  ])('formats %d s as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('clockSeconds', () => {
  test.each([
    ['7:15', 435],
    [' 7 ', 420],
    ['0:00', 0],
    ['0:59', 59],
    ['90:00', 5400],
    ['1:02:40', 3760],
    ['1:59:59', 7199],
  ])('parses %j to %d s', (text, seconds) => {
    expect(clockSeconds(text)).toBe(seconds);
  });
  test.each(['', 'soon', '7:', ':15', '7:60', '1:60:00', '-1', '7.25', '7,5', '1:2:3:4', '99999'])('rejects %j', (text) => {
    expect(clockSeconds(text)).toBeNaN();
  });
  test('reads the output of clockText', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 3600 }), (seconds) => {
        expect(clockSeconds(clockText(seconds))).toBe(seconds);
      }),
    );
  });
});

test.each([
  [{ lessons: 8, units: 3 }, '8 in 3 units'],
  [{ lessons: 5, units: 1 }, '5 in 1 unit'],
  [{ lessons: 0, units: 1 }, 'None yet'],
  [{ lessons: 0, units: 0 }, 'None yet'],
])('a course with %j has %s', (size, text) => {
  expect(courseSizeText(size)).toBe(text);
});

test.each([
  [0, 'Start first lesson'],
  [1, 'Continue lesson'],
])('after %d lessons the button reads %s', (finished, text) => {
  expect(continueText(finished)).toBe(text);
});

test.each([
  ['attachment', 'To download'],
  ['video', 'Video of the lesson'],
  ['receipt', ''],
])('a file with the purpose %s is labelled %j', (purpose, text) => {
  expect(lessonFilePurposeText(purpose)).toBe(text);
});

describe('clampPosition', () => {
  test.each([
    [12.9, 600, 12],
    [600, 600, 600],
    [612.8, 600, 600],
    [612.8, 600.9, 600],
    [-5, 600, 0],
    [Number.NaN, 600, 0],
    [Number.POSITIVE_INFINITY, 600, 0],
    [700, null, 700],
    [700, 0, 700],
    [700, Number.NaN, 700],
  ])('clamps %d of %j to %d', (position, duration, expected) => {
    expect(clampPosition(position, duration)).toBe(expected);
  });
});
