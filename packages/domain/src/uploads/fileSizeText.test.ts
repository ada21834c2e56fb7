import { describe, expect, test } from 'vitest';
import { fileCategory } from './fileCategory.ts';
import { fileSizeText } from './fileSizeText.ts';

describe('fileSizeText', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1549, '1.5 kB'],
    [9949, '9.9 kB'],
    [9950, '10 kB'],
    [340_000, '340 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [24_000_000, '24 MB'],
    [1_500_000_000, '1.5 GB'],
    [2e15, '2000 TB'],
    [-1, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%d is %s', (bytes, text) => {
    expect(fileSizeText(bytes)).toBe(text.replace(' ', '\u00a0'));
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
  ])('%j is %j', (name, category) => {
    expect(fileCategory(name)).toBe(category);
  });
});
