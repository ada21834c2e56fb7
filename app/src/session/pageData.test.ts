import { describe, expect, test } from 'vitest';
import { embeddedResponse, noResponse, readPageData } from './pageData.ts';

const response = { data: { viewer: null } };
const query = { id: 'abc', variables: { courseId: 200, lessonId: 16 }, response };

describe('readPageData', () => {
  test.each([
    ['none', null],
    ['an empty one', ''],
  ])('returns null for a page with %s', (_what, text) => {
    document.body.innerHTML = text === null ? '' : `<script type="application/json" id="atlas-data">${text}</script>`;
    expect(readPageData()).toBeNull();
  });

  test('reads the data block', () => {
    const data = { href: '/', session: { token: 't', user: null }, query, now: '2025-11-12T02:00:00.000Z' };
    document.body.innerHTML = `<script type="application/json" id="atlas-data">${JSON.stringify(data)}</script>`;
    expect(readPageData()).toEqual(data);
  });
});

describe('embeddedAnswer', () => {
  test('returns the response once', () => {
    const take = embeddedResponse(query);
    expect(take('abc', { courseId: 200, lessonId: 16 })).toEqual(response);
    expect(take('abc', { courseId: 200, lessonId: 16 })).toBeUndefined();
  });

  test('accepts the variables in any order', () => {
    expect(embeddedResponse(query)('abc', { lessonId: 16, courseId: 200 })).toEqual(response);
  });

  test.each([
    ['another document', 'def', { courseId: 200, lessonId: 16 }],
    ['another value', 'abc', { courseId: 200, lessonId: 17 }],
    ['a value of another type', 'abc', { courseId: 200, lessonId: '16' }],
    ['fewer variables', 'abc', { courseId: 200 }],
    ['more variables', 'abc', { courseId: 200, lessonId: 16, first: 1 }],
  ])('keeps the response for its own request: %s', (_what, id, variables) => {
    const take = embeddedResponse(query);
    expect(take(id, variables)).toBeUndefined();
    expect(take('abc', query.variables)).toEqual(response);
  });

  test('returns nothing on a page without a response', () => {
    expect(embeddedResponse(undefined)('abc', {})).toBeUndefined();
    expect(noResponse('abc', {})).toBeUndefined();
  });
});
