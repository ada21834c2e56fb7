import { expect, test } from 'vitest';
import { contentProblem, FILE_NOT_AS_NAMED } from './contentProblem.ts';

test.each([
  ['photo.JPG', 'image/jpeg', false, true],
  ['photo.png', 'image/jpeg', false, true],
  ['photo.png', 'application/x-executable', false, false],
  ['photo.png', null, false, false],
  ['photo.png', null, true, false],
  ['talk.mp4', 'video/mp4', false, true],
  ['talk.wmv', 'application/vnd.ms-asf', false, true],
  ['talk.mp4', 'audio/mpeg', false, false],
  ['song.mp3', 'audio/mpeg', false, true],
  ['slides.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', false, true],
  ['old.xls', 'application/x-cfb', false, true],
  ['plan.docx', 'application/zip', false, true],
  ['plan.docx', 'application/pdf', false, false],
  ['plan.pdf', 'application/pdf', false, true],
  ['all.zip', 'application/zip', false, true],
  ['all.rar', 'application/x-rar-compressed', false, true],
  ['list.csv', null, true, true],
  ['list.csv', null, false, false],
  ['list.csv', 'application/pdf', true, false],
  ['drawing.svg', 'application/xml', true, true],
  ['drawing.svg', 'image/png', false, false],
  ['run.exe', 'application/x-msdownload', false, false],
  ['noextension', 'image/png', false, false],
])('%s with the content %s (text: %s) fits: %s', (name, found, isText, fits) => {
  expect(contentProblem(name, found, isText)).toBe(fits ? null : FILE_NOT_AS_NAMED);
});
