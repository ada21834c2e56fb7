import { expect, test } from 'vitest';
import { fileKindProblem, fileSizeHint } from './fileKind.ts';
import { fileTitle } from './fileTitle.ts';

const PICTURE = 'A cover must be a picture: jpg, png, webp or gif.';
const VIDEO = 'Choose a video: mp4, mov, avi, wmv, mkv or flv.';

test.each([
  ['cover', 'Beach.JPG', null],
  ['cover', 'beach.webp', null],
  ['cover', 'plan.pdf', PICTURE],
  ['cover', 'drawing.svg', PICTURE],
  ['cover', 'png', PICTURE],
  ['avatar', 'me.png', null],
  ['avatar', 'me.mp4', 'Choose a picture: jpg, png, webp or gif.'],
  ['win', 'contract.png', null],
  ['win', 'contract.pdf', 'Choose a picture: jpg, png, webp or gif.'],
  ['screenshot', 'page.png', null],
  ['screenshot', 'page.svg', 'Choose a picture: jpg, png, webp or gif.'],
  ['screenshot', 'page.html', 'Choose a picture: jpg, png, webp or gif.'],
  ['qr', 'code.png', null],
  ['qr', 'code.svg', 'Choose a picture: jpg, png, webp or gif.'],
  ['video', 'talk.mov', null],
  ['video', 'talk.mp3', VIDEO],
  ['attachment', 'anything.zip', null],
  ['toString', 'anything.zip', null],
])('checks for the purpose %s the file %s: %s', (purpose, name, problem) => {
  expect(fileKindProblem(purpose, name)).toBe(problem);
});

test.each([
  ['Ten openings.pdf', { title: 'Ten openings', kind: 'PDF' }],
  ['a.b.tar', { title: 'a.b', kind: 'TAR' }],
  ['README', { title: 'README', kind: '' }],
  ['.env', { title: '.env', kind: '' }],
])('shows %s as %j', (name, shown) => {
  expect(fileTitle(name)).toEqual(shown);
});

test.each([
  [true, 'Up to 200 MB each.'],
  [false, 'Up to 10 MB each. Larger ones are for the L&D admin.'],
])('shows the size limit (L&D admin: %s): %s', (isLearningAdmin, text) => {
  expect(fileSizeHint(isLearningAdmin)).toBe(text);
});
