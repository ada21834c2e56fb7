import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileCategory } from './fileCategory.ts';
import { fileSizeText } from './fileSizeText.ts';

describe('fileSizeText', () => {
  test.each([
    [0, '0 B'],
    [0.4, '0 B'],
    [1, '1 B'],
    [999, '999 B'],
    [999.5, '1 kB'],
    [1000, '1 kB'],
    [1023, '1 kB'],
    [1024, '1 kB'],
    [1049, '1 kB'],
    [1050, '1.1 kB'],
    [1549, '1.5 kB'],
    [9949, '9.9 kB'],
    [9950, '10 kB'],
    [340_000, '340 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [999_949, '1 MB'],
    [1_000_000, '1 MB'],
    [1_048_576, '1 MB'],
    [2_516_582, '2.5 MB'],
    [24_000_000, '24 MB'],
    [200_000_000, '200 MB'],
    [999_499_999, '999 MB'],
    [999_500_000, '1 GB'],
    [1_000_000_000, '1 GB'],
    [1_500_000_000, '1.5 GB'],
    [2e15, '2000 TB'],
  ])('words %d as %s', (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text.replace(' ', '\u00a0'));
  });

  test.each([-1, -0.1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '5', null, undefined, 5n])(
    'rejects %s as a size',
    (bytes) => {
      expect(fileSizeText(bytes as number)).toBe('');
    },
  );

  test('never words a larger file as smaller, and uses at most three digits below 1000 TB', () => {
    const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
    const read = (bytes: number): number => {
      const [number, unit = ''] = fileSizeText(bytes).split('\u00a0');
      return Number(number) * 1000 ** UNITS.indexOf(unit);
    };
    const bytes = fc.nat({ max: 999_499_999_999_999 });
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(read(less)).toBeLessThanOrEqual(read(more));
        expect(fileSizeText(more)).toMatch(/^(?:\d\.[1-9]|\d{1,3})\u00a0(?:B|kB|MB|GB|TB)$/);
      }),
    );
  });
});

describe('fileCategory', () => {
  test.each([
    ['photo.JPG', 'image'],
    ['a.b.webp', 'image'],
    ['.png', 'image'],
    ['svg', 'image'],
    ['clip.mkv', 'video'],
    ['song.mp3', 'audio'],
    ['talk.pptx', 'presentation'],
    ['list.csv', 'spreadsheet'],
    ['note.xml', 'document'],
    ['form.pdf', 'pdf'],
    ['all.rar', 'archive'],
    ['C:\\files\\photo.gif', 'image'],
    [' photo.png ', 'image'],
    ['run.exe', null],
    ['photo.png.exe', null],
    ['photo.', null],
    ['constructor', null],
    ['', null],
  ])('of %j is %j', (name, category) => {
    expect(fileCategory(name)).toBe(category);
  });
});
