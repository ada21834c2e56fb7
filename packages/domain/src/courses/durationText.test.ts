import { describe, expect, test } from 'vitest';
import { clampPosition } from './clampPosition.ts';
import { clockText } from './clockText.ts';
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
  ])('%d s is %j', (seconds, text) => {
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
  ])('%d s is %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
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
  ])('%d of %j is %d', (position, duration, expected) => {
    expect(clampPosition(position, duration)).toBe(expected);
  });
});
