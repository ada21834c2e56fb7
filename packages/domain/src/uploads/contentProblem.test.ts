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
  ['note.txt', null, true, true],
  ['note.txt', null, false, false],
  ['feed.xml', 'application/xml', true, true],
  ['photo.png', 'x-image/png', false, false],
  ['talk.mp4', 'x-video/mp4', false, false],
  ['talk.wmv', 'application/vnd.ms-asf-other', false, false],
  ['song.mp3', 'x-audio/mpeg', false, false],
  ['slides.ppt', 'x-application/zip', false, false],
  ['slides.ppt', 'application/x-cfb-other', false, false],
  ['slides.ppt', 'application/zip-other', false, false],
  ['list.xls', 'x-application/zip', false, false],
  ['list.xls', 'application/x-cfb-other', false, false],
  ['list.xls', 'application/zip-other', false, false],
  ['plan.doc', 'application/msword', false, true],
  ['plan.doc', 'application/rtf', false, true],
  ['plan.doc', 'x-application/zip', false, false],
  ['plan.doc', 'application/x-cfb-other', false, false],
  ['plan.doc', 'application/zip-other', false, false],
  ['plan.doc', 'application/msword-other', false, false],
  ['plan.doc', 'application/rtf-other', false, false],
  ['plan.pdf', 'x-application/pdf', false, false],
  ['plan.pdf', 'application/pdf-other', false, false],
  ['all.zip', 'x-application/zip', false, false],
  ['all.zip', 'application/zip-other', false, false],
])('%s with the content %s (text: %s) fits: %s', (name, found, isText, fits) => {
  expect(contentProblem(name, found, isText)).toBe(fits ? null : FILE_NOT_AS_NAMED);
});

test('says so in a sentence', () => {
  expect(FILE_NOT_AS_NAMED).toBe('This file is not what its name says.');
});
