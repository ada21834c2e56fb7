import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { LINK_IS_PLAYLIST } from '../uploads/videoLinkProblem.ts';
import { introForm } from './introForm.ts';

test.each([
  [{ intro: '', introVideoUrl: '' }, undefined],
  [{ intro: 'Welcome', introVideoUrl: ' https://youtu.be/dQw4w9WgXcQ ' }, undefined],
  [{ intro: '', introVideoUrl: 'https://example.com/video' }, { introVideoUrl: 'Video link is not valid' }],
  [{ intro: '', introVideoUrl: 'https://www.youtube.com/embed/videoseries?list=PL1' }, { introVideoUrl: LINK_IS_PLAYLIST }],
  [{ intro: 'a'.repeat(20_001), introVideoUrl: '' }, { intro: 'Introduction is too long' }],
])('parses %j with the error %j', (values, errors) => {
  expect(fieldErrors(introForm, values)).toEqual(errors);
});
