import { expect, test } from 'vitest';
import { audienceText } from './audienceText.ts';
import { publishChecks, type PublishFacts, whyNotPublish } from './publishChecks.ts';

const course = { kind: 'course', lessons: 2, shownLessons: 2, hasCover: true } as const;
const lesson = { kind: 'lesson', type: 'VIDEO', hasContent: true, isCourseLive: true } as const;
const event = { kind: 'event', isOver: false, hasLinkOrPlace: true, hasCover: true } as const;

test.each<[string, PublishFacts, string | null]>([
  ['a course without a cover', { ...course, hasCover: false }, null],
  ['a course of which members see one lesson', { ...course, shownLessons: 1 }, null],
  ['a course without lessons', { ...course, lessons: 0, shownLessons: 0 }, 'Add a lesson first.'],
  ['a course of which members see no lesson', { ...course, shownLessons: 0 }, 'Publish at least one of its lessons.'],
  ['a lesson', lesson, null],
  ['a lesson of a draft course', { ...lesson, isCourseLive: false }, null],
  ['a video lesson without a video', { ...lesson, hasContent: false }, 'Add a video link, or upload a video, first.'],
  ['a text lesson without text', { ...lesson, type: 'TEXT', hasContent: false }, 'Write its text first.'],
  ['an embedded lesson without an address', { ...lesson, type: 'EMBED', hasContent: false }, 'Add the address to embed first.'],
  ['an event without a place or a cover', { ...event, hasLinkOrPlace: false, hasCover: false }, null],
  ['an event that is over', { ...event, isOver: true }, null],
  ['a resource', { kind: 'resource', hasContent: true }, null],
  ['a resource whose file is missing', { kind: 'resource', hasContent: false }, 'Upload its file first.'],
])('decides whether %s can be published', (_what, facts, expected) => {
  expect(whyNotPublish(facts)).toBe(expected);
});

const audience = { isPublic: false, people: 291, sources: ['Member'] };

test('lists what is met and what is missing, and who gets it', () => {
  const checks = publishChecks({ ...event, hasLinkOrPlace: false }, audience);
  expect(checks.map(({ key, isMet, isRequired }) => [key, isMet, isRequired])).toEqual([
    ['time', true, false],
    ['contents', false, false],
    ['cover', true, false],
    ['audience', true, false],
  ]);
});

test.each([
  [course, 'It has 2 lessons.'],
  [{ ...course, lessons: 1, shownLessons: 1 }, 'It has 1 lesson.'],
  [{ ...course, shownLessons: 1 }, 'Members see 1 of 2 lessons.'],
])('counts the lessons of a course: %j', (facts, text) => {
  expect(publishChecks(facts, audience)[0]).toEqual({ key: 'contents', text, isMet: true, isRequired: true });
});

test.each([
  [{ isPublic: true, people: 0, sources: [] }, true, 'Everyone gets it, without signing in.'],
  [{ isPublic: false, people: 0, sources: [] }, false, 'No one gets it yet: choose access levels, or add it to a product.'],
  [{ isPublic: false, people: 0, sources: ['Member', 'Affiliate'] }, false, 'No one gets it yet: no one has Member or Affiliate.'],
  [{ isPublic: false, people: 1, sources: ['Member'] }, true, '1 person gets it (Member), and no one else.'],
  [
    { isPublic: false, people: 999, sources: ['Member', 'Affiliate', 'Coach'] },
    true,
    '999 people get it (Member, Affiliate or Coach), and no one else.',
  ],
  [{ isPublic: false, people: 1_234_567, sources: ['Member'] }, true, '1,234,567 people get it (Member), and no one else.'],
])('says who gets it: %j', (of, isMet, text) => {
  expect(audienceText(of)).toBe(text);
  expect(publishChecks({ kind: 'resource', hasContent: true }, of).at(-1)).toMatchObject({ key: 'audience', isMet, text });
});
