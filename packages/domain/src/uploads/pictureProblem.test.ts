import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

const STILL = { frames: 1, isProgressive: false };
const TOO_LARGE = 'This picture has more than 70 million pixels. Make it smaller and try again.';

test.each([
  [{ mediaType: 'image/jpeg', width: 9248, height: 6936, ...STILL }, null],
  [{ mediaType: 'image/jpeg', width: 16_320, height: 12_240, ...STILL }, null],
  [{ mediaType: 'image/jpeg', width: 25_000, height: 10_000, ...STILL }, null],
  [
    { mediaType: 'image/jpeg', width: 25_000, height: 10_001, ...STILL },
    'This picture has more than 250 million pixels. Make it smaller and try again.',
  ],
  [{ mediaType: 'image/jpeg', width: 9248, height: 6936, frames: 1, isProgressive: true }, null],
  [{ mediaType: 'image/jpeg', width: 10_000, height: 7001, frames: 1, isProgressive: true }, TOO_LARGE],
  [{ mediaType: 'image/png', width: 10_000, height: 7000, ...STILL }, null],
  [{ mediaType: 'image/png', width: 10_000, height: 7001, ...STILL }, TOO_LARGE],
  [{ mediaType: 'image/webp', width: 1000, height: 1000, frames: 70, isProgressive: false }, null],
  [
    { mediaType: 'image/gif', width: 1000, height: 1000, frames: 71, isProgressive: false },
    'The frames of this picture have more than 70 million pixels together. Make it smaller or shorter and try again.',
  ],
  [{ mediaType: 'image/png', width: Number.NaN, height: 1, ...STILL }, TOO_LARGE],
])('%j: %j', (header, problem) => {
  expect(pictureProblem(header)).toBe(problem);
});
