import { expect, test } from 'vitest';
import { countdownParts } from './countdownParts.ts';

const read = (seconds: number) => countdownParts(seconds).map(({ count, unit }) => `${count} ${unit}`);

test.each([
  [0, ['0 hour', '0 minute', '0 second']],
  [59, ['0 hour', '0 minute', '59 second']],
  [60, ['0 hour', '1 minute', '0 second']],
  [3661, ['1 hour', '1 minute', '1 second']],
  [86_399, ['23 hour', '59 minute', '59 second']],
  [86_400, ['1 day', '0 hour', '0 minute', '0 second']],
  [9_000_000, ['104 day', '4 hour', '0 minute', '0 second']],
  [1.9, ['0 hour', '0 minute', '1 second']],
  [-5, ['0 hour', '0 minute', '0 second']],
  [Number.NaN, ['0 hour', '0 minute', '0 second']],
])('splits %d seconds', (seconds, expected) => {
  expect(read(seconds)).toEqual(expected);
});
