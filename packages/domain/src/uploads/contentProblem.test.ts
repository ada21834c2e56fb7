import { describe, expect, test } from 'vitest';
import { contentProblem, FILE_NOT_AS_NAMED } from './contentProblem.ts';
import { FILE_EXTENSIONS } from './fileCategory.ts';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const ENCRYPTED = 'application/vnd.ms-office.encrypted';
const PICTURES = ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp'];
const ISO_VIDEOS = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'];

/** The media types that fit each allowed extension; text has no type itself. */
const FITS: Record<string, string[]> = {
  jpg: PICTURES,
  jpeg: PICTURES,
  png: PICTURES,
  gif: PICTURES,
  webp: PICTURES,
  bmp: ['image/bmp'],
  svg: [],
  mp4: ISO_VIDEOS,
  mov: ISO_VIDEOS,
  avi: ['video/vnd.avi'],
  wmv: ['application/vnd.ms-asf', 'video/x-ms-asf'],
  mkv: ['video/matroska'],
  flv: ['video/x-flv'],
  mp3: ['audio/mpeg'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: [`${OPEN_XML}.presentationml.presentation`, ENCRYPTED],
  xls: ['application/vnd.ms-excel'],
  xlsx: [`${OPEN_XML}.spreadsheetml.sheet`, ENCRYPTED],
  csv: [],
  doc: ['application/msword', 'application/rtf'],
  docx: [`${OPEN_XML}.wordprocessingml.document`, ENCRYPTED],
  txt: [],
  xml: [],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed', 'application/vnd.rar'],
};
const FOUND = [
  ...new Set(Object.values(FITS).flat()),
  'application/x-cfb',
  'application/x-msdownload',
  'application/vnd.ms-word.document.macroenabled.12',
  'application/java-archive',
  'image/heic',
  'image/tiff',
  'video/webm',
  'audio/x-m4a',
  'x-image/png',
  'image/png-other',
];

test('covers every allowed extension', () => {
  expect(Object.keys(FITS).toSorted()).toEqual(Object.values(FILE_EXTENSIONS).flat().toSorted());
});

describe.each(Object.entries(FITS))('for a %s file', (ending, fits) => {
  test.each(FOUND)('with %s', (found) => {
    expect(contentProblem(`a.${ending}`, found, false)).toBe(fits.includes(found) ? null : FILE_NOT_AS_NAMED);
  });
  test('without a signature', () => {
    expect(contentProblem(`a.${ending}`, null, false)).toBe(FILE_NOT_AS_NAMED);
  });
  test('with text', () => {
    const isText = ['txt', 'csv', 'xml', 'svg'].includes(ending);
    expect(contentProblem(`a.${ending}`, null, true)).toBe(isText ? null : FILE_NOT_AS_NAMED);
  });
});

test.each([
  ['BM at the beginning', 'note.txt', 'image/bmp', null],
  ['MZ at the beginning', 'list.csv', 'application/x-msdownload', null],
  ['a declaration of xml', 'drawing.svg', 'application/xml', null],
  ['a calendar', 'event.txt', 'text/calendar', null],
  ['a pdf', 'list.csv', 'application/pdf', FILE_NOT_AS_NAMED],
  ['rtf', 'note.txt', 'application/rtf', FILE_NOT_AS_NAMED],
  ['PostScript', 'note.txt', 'application/postscript', FILE_NOT_AS_NAMED],
])('checks text with %s as %s', (_what, name, found, problem) => {
  expect(contentProblem(name, found, true)).toBe(problem);
});

test.each([
  ['photo.JPG', 'image/jpeg', null],
  ['run.exe', 'application/x-msdownload', FILE_NOT_AS_NAMED],
  ['pdf', 'application/pdf', FILE_NOT_AS_NAMED],
  ['noextension', 'image/png', FILE_NOT_AS_NAMED],
  ['a.constructor', 'image/png', FILE_NOT_AS_NAMED],
])('checks %s with %s', (name, found, problem) => {
  expect(contentProblem(name, found, false)).toBe(problem);
});

test('explains the problem in a sentence', () => {
  expect(FILE_NOT_AS_NAMED).toBe('This file is not what its name says.');
});
