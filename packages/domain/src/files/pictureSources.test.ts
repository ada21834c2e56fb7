import { expect, test } from 'vitest';
import { PICTURE_WIDTHS, pictureSources, pictureWidth } from './pictureSources.ts';

const widthsOf = (shown?: number) =>
  pictureSources('/api/uploads/7', shown)
    .srcSet?.split(', ')
    .map((one) => one.split(' ')[1]);

test.each([
  [0, ['96w']],
  [32, ['96w']],
  [33, ['96w', '192w']],
  [64, ['96w', '192w']],
  [65, ['96w', '192w', '320w']],
  [533, ['96w', '192w', '320w', '640w', '960w', '1600w']],
  [10_000, ['96w', '192w', '320w', '640w', '960w', '1600w']],
  [undefined, ['96w', '192w', '320w', '640w', '960w', '1600w']],
  [Number.NaN, ['96w', '192w', '320w', '640w', '960w', '1600w']],
])('shown %s pixels wide, it is offered in %j', (shown, widths) => {
  expect(widthsOf(shown)).toEqual(widths);
});

test('offers only widths that exist', () => {
  const { src, srcSet = '' } = pictureSources('/api/uploads/7');
  expect(src).toBe('/api/uploads/7');
  const requested = srcSet.split(', ').map((one) => new URL(one.split(' ')[0] ?? '', 'https://atlas.example').searchParams.get('w'));
  expect(requested.map(pictureWidth)).toEqual([...PICTURE_WIDTHS]);
});

test.each(['/covers/a.webp', 'data:image/png;base64,AA', 'https://example.com/api/uploads/7', '/api/uploads/7?w=96', '/api/uploads/x', ''])(
  'leaves %j unchanged',
  (address) => expect(pictureSources(address)).toEqual({ src: address }),
);

test.each([
  ['96', 96],
  ['1600', 1600],
  ['97', null],
  ['0', null],
  ['-96', null],
  ['96.0', null],
  ['1e2', null],
  ['', null],
  [null, null],
])('parses the width %j to %j', (requested, width) => expect(pictureWidth(requested)).toBe(width));
