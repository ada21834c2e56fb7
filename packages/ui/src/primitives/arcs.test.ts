import { expect, test } from 'vitest';
import { arcs } from './arcs.ts';

test.each([
  [7, 7],
  [1, 1],
  [0, 0],
  [-3, 0],
])('%d parts give %d arcs', (count, expected) => {
  expect(arcs(count, 96, 9)).toHaveLength(expected);
});

test('the first arc starts right of the top, so that its round cap does not touch the last one', () => {
  const [first] = arcs(4, 100, 10);
  const [x, y] = /^M([\d.]+) ([\d.]+)A/
    .exec(first ?? '')!
    .slice(1)
    .map(Number);
  expect(x).toBeGreaterThan(50 + 5);
  expect(y).toBeLessThan(10);
});

test('a single part is a full circle', () => {
  expect(arcs(1, 100, 10)[0]).toMatch(/A45 45 0 1 1 49\.\d 5\.0$/);
});
