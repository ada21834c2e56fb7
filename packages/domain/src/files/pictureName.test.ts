import { expect, test } from 'vitest';
import { pictureName } from './pictureName.ts';

test.each([
  ['Beach.png', 'image/webp', 'Beach.webp'],
  ['Beach.jpg', 'image/png', 'Beach.png'],
  ['Beach.png', 'image/jpeg', 'Beach.jpg'],
  ['Beach.JPEG', 'image/jpeg', 'Beach.JPEG'],
  ['Beach.gif', 'image/gif', 'Beach.gif'],
  ['Beach 1.5.png', 'image/gif', 'Beach 1.5.gif'],
  ['Beach', 'image/webp', 'Beach.webp'],
  [`${'a'.repeat(196)}.png`, 'image/webp', `${'a'.repeat(195)}.webp`],
  ['drawing.svg', 'image/svg+xml', 'drawing.svg'],
  ['plan.pdf', 'application/pdf', 'plan.pdf'],
  ['plan.pdf', 'constructor', 'plan.pdf'],
])('renames %s with the type %s to %s', (name, mediaType, named) => {
  expect(pictureName(name, mediaType)).toBe(named);
});
