import { expect, test } from 'vitest';
import { coverOf } from './coverOf.ts';

test.each([
  [0, 'lagoon', 5],
  [1, 'shell', 5],
  [2, 'leaf', 28],
  [3, 'guava', 8],
  [4, 'sea', 15],
  [8, 'leaf', 15],
  [11, 'mango', 5],
])('id %d has the palette %s and %d shapes', (id, palette, forms) => {
  const cover = coverOf(id);
  expect(cover.palette).toBe(palette);
  expect(cover.shapes).toHaveLength(forms);
});

test('the same id gives the same cover, as a number or as digits', () => {
  expect(coverOf(33)).toEqual(coverOf(33));
  expect(coverOf('33')).toEqual(coverOf(33));
});

test('covers stay the same after more ids than the cache holds', () => {
  const first = coverOf(1);
  const again = structuredClone(first);
  for (let id = 1; id <= 1200; id++) coverOf(id);
  expect(coverOf(1)).not.toBe(first);
  expect(coverOf(1)).toEqual(again);
});

test('records with the same pattern still differ', () => {
  expect(coverOf(4).shapes).not.toEqual(coverOf(28).shapes);
});

test.each(['', 'batch-17', -5, 3.7, Number.NaN, Number.MAX_SAFE_INTEGER])('generates a cover for any id: %s', (id) => {
  const { shapes } = coverOf(id);
  expect(shapes.length).toBeGreaterThan(0);
  for (const { d } of shapes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
});
