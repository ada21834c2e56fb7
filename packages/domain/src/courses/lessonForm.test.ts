import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { LINK_IS_PLAYLIST } from '../uploads/videoLinkProblem.ts';
import { courseForm, unitForm } from './courseForm.ts';
import { embedHostProblem, lessonForm } from './lessonForm.ts';

describe('courseForm', () => {
  test('requires only a name', () => {
    expect(courseForm.parse({ name: ' Upwork 101 ' })).toEqual({
      name: 'Upwork 101',
      shortDescription: '',
      description: '',
      authorId: null,
      accessLevelIds: [],
    });
    expect(fieldErrors(courseForm, {})).toEqual({ name: 'Name is required' });
  });

  test.each([
    [{ name: 'x'.repeat(151) }, { name: 'Name is too long' }],
    [{ shortDescription: 'x'.repeat(301) }, { shortDescription: 'Short description is too long' }],
    [{ description: 'x'.repeat(20_001) }, { description: 'Description is too long' }],
    [{ authorId: 'juan' }, { authorId: 'Author is not formatted correctly' }],
    [{ accessLevelIds: [1, 0] }, { 'accessLevelIds.1': 'Access level is too low' }],
  ])('%#: %2$j', (change, errors) => {
    expect(fieldErrors(courseForm, { name: 'Upwork 101', ...change })).toEqual(errors);
  });

  test('a unit requires a course', () => {
    expect(unitForm.parse({ courseId: '136', name: 'One' })).toMatchObject({ courseId: 136, name: 'One' });
    expect(fieldErrors(unitForm, { name: 'One' })).toEqual({ courseId: 'Course is required' });
  });
});

describe('lessonForm', () => {
  const form = lessonForm(['canva.com']);
  const text = { unitId: 3, name: 'Welcome', type: 'TEXT' };

  test('requires no link for a text lesson', () => {
    expect(form.parse(text)).toEqual({
      ...text,
      shortDescription: '',
      body: '',
      videoUrl: '',
      embedUrl: '',
      durationSeconds: null,
    });
  });

  test.each([
    [{ type: undefined }, { type: 'Type is required' }],
    [{ shortDescription: 'x'.repeat(301) }, { shortDescription: 'Short description is too long' }],
    [{ body: 'x'.repeat(50_001) }, { body: 'Lesson text is too long' }],
    [{ videoUrl: 'x'.repeat(501) }, { videoUrl: 'Video link is too long' }],
    [{ embedUrl: 'x'.repeat(2001) }, { embedUrl: 'Embed link is too long' }],
    [{ type: 'Video' }, { type: 'Type is required' }],
    [{ type: 'VIDEO' }, { videoUrl: 'Video link is required' }],
    [{ type: 'VIDEO', videoUrl: 'https://vimeo.com/1' }, { videoUrl: 'Video link is not valid' }],
    [{ type: 'VIDEO', videoUrl: 'https://www.youtube.com/playlist?list=PL1' }, { videoUrl: LINK_IS_PLAYLIST }],
    [{ type: 'VIDEO', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, undefined],
    [{ type: 'VIDEO', videoUrl: 'https://www.youtube.com/live/dQw4w9WgXcQ\u200b' }, undefined],
    [{ type: 'EMBED' }, { embedUrl: 'Embed link is required' }],
    [{ type: 'EMBED', embedUrl: 'https://evil.example/' }, { embedUrl: embedHostProblem(['canva.com']) }],
    [{ type: 'EMBED', embedUrl: 'http://canva.com/' }, { embedUrl: 'Embed link is not valid' }],
    [{ type: 'EMBED', embedUrl: 'https://www.canva.com/design/1' }, undefined],
    [{ type: 'TEXT', embedUrl: 'https://evil.example/' }, undefined],
    [{ durationSeconds: '760' }, undefined],
    [{ durationSeconds: -1 }, { durationSeconds: 'Duration is too low' }],
    [{ durationSeconds: 86_401 }, { durationSeconds: 'Duration is too high' }],
    [{ unitId: undefined }, { unitId: 'Unit is required' }],
    [{ name: '' }, { name: 'Name is required' }],
  ])('parses %j with the error %j', (change, errors) => {
    expect(fieldErrors(form, { ...text, ...change })).toEqual(errors);
  });
});

describe('lessonForm with an uploaded video', () => {
  const video = { unitId: 1, name: 'Hello', type: 'VIDEO', shortDescription: '', body: '', embedUrl: '' };
  test.each([
    ['', true, undefined],
    ['', false, { videoUrl: 'Video link is required' }],
    ['https://vimeo.com/1', true, { videoUrl: 'Video link is not valid' }],
  ])('with the link %j and a file %j: %j', (videoUrl, hasVideoFile, errors) => {
    expect(fieldErrors(lessonForm([], { hasVideoFile }), { ...video, videoUrl })).toEqual(errors);
  });
});
