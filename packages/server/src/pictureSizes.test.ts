import { expect, test } from 'vitest';
import { richText } from './richText.ts';
import { withPictureSizes } from './pictureSizes.ts';

const photo = { id: 7, bytes: 120_000, width: 800, height: 600 };
const text = richText('Look:\n\n- ![A desk](/api/uploads/7)\n\n![](/api/uploads/8) ![](https://example.com/api/uploads/7)');
const pictureIn = (nodes: unknown): unknown[] => (Array.isArray(nodes) ? (nodes[0] === 'img' ? [nodes[1]] : nodes.flatMap(pictureIn)) : []);

test('adds the size to a picture among the files; any other stays unchanged', () => {
  expect(pictureIn(withPictureSizes(text, [photo]))).toEqual([
    { src: '/api/uploads/7', alt: 'A desk', width: 800, height: 600, size: '120\u00a0kB' },
    { src: '/api/uploads/8', alt: '' },
    { src: 'https://example.com/api/uploads/7', alt: '' },
  ]);
});

test('adds only the file size to a picture from before dimensions were stored', () => {
  const [first] = pictureIn(withPictureSizes(text, [{ ...photo, width: null, height: null }]));
  expect(first).toEqual({ src: '/api/uploads/7', alt: 'A desk', size: '120\u00a0kB' });
});

test('does not modify the cached text', () => {
  const before = JSON.stringify(text);
  withPictureSizes(text, [photo]);
  expect(JSON.stringify(text)).toBe(before);
  expect(withPictureSizes(text, [])).toBe(text);
});
