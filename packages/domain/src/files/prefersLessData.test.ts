import { expect, test } from 'vitest';
import { prefersLessData } from './prefersLessData.ts';

test.each([
  ['on', true],
  ['ON', true],
  [' on ', true],
  ['on; level=2', true],
  ['off', false],
  ['only', false],
  ['', false],
  [undefined, false],
])('the header Save-Data %j requests less data: %j', (header, requests) => {
  expect(prefersLessData(header)).toBe(requests);
});
