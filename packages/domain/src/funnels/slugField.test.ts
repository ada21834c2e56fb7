import { describe, expect, test } from 'vitest';
import { ROUTES } from '../navigation/routes.ts';
import { INVALID_SLUG, MAX_SLUG, SLUG_RESERVED, slugField, slugOf } from './slugField.ts';

const messagesOf = (typed: unknown) => slugField.safeParse(typed).error?.issues.map(({ message }) => message);

describe('slugField', () => {
  test.each([
    ['freelancing-course', 'freelancing-course'],
    [' va-2026 ', 'va-2026'],
    ['a', 'a'],
    ['7', '7'],
    ['a--b', 'a--b'],
    ['x'.repeat(MAX_SLUG), 'x'.repeat(MAX_SLUG)],
  ])('accepts %j', (typed, slug) => expect(slugField.parse(typed)).toBe(slug));

  test.each([
    ['Freelancing', INVALID_SLUG],
    ['niño', INVALID_SLUG],
    ['-start', INVALID_SLUG],
    ['end-', INVALID_SLUG],
    ['two words', INVALID_SLUG],
    ['a/b', INVALID_SLUG],
    ['a.b', INVALID_SLUG],
    ['https://x', INVALID_SLUG],
    ['', 'Address is required'],
    [undefined, 'Address is required'],
    ['x'.repeat(MAX_SLUG + 1), 'Address is too long'],
    ['courses', SLUG_RESERVED],
    ['api', SLUG_RESERVED],
  ])('rejects %j', (typed, message) => expect(messagesOf(typed)).toEqual([message]));

  test('rejects the first segment of every route', () => {
    const words = ROUTES.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((word) => /^[a-z0-9-]+$/.test(word));
    expect(words.length).toBeGreaterThan(50);
    for (const word of words) expect(messagesOf(word)).toEqual([SLUG_RESERVED]);
  });
});

describe('slugOf', () => {
  test.each([
    ['Freelancing Course', 'freelancing-course'],
    ['  Niño’s VA Course — 2026! ', 'ninos-va-course-2026'],
    ['№1', 'no1'],
    ['日本', ''],
    ['', ''],
    [`${'x'.repeat(MAX_SLUG - 1)} yz`, 'x'.repeat(MAX_SLUG - 1)],
  ])('of %j is %j', (name, slug) => expect(slugOf(name)).toBe(slug));
});
