import { beforeEach, describe, expect, test, vi } from 'vitest';

const response = { data: { viewer: null } };
const query = { id: 'abc', variables: { courseId: 200, lessonId: 16 }, response };

/** The module as it starts in a page that carries this text. */
async function pageWith(text: string | null) {
  document.body.innerHTML = text === null ? '' : `<script type="application/json" id="atlas-data">${text}</script>`;
  return import('./pageData.ts');
}
const carrying = (block: object) => pageWith(JSON.stringify({ session: { token: 't', user: null }, ...block }));

beforeEach(() => {
  vi.resetModules();
});

test('a page without a data block brings nothing', async () => {
  const { pageData, takeAnswer } = await pageWith(null);
  expect(pageData()).toBeNull();
  expect(takeAnswer('abc', {})).toBeUndefined();
});

describe('takeAnswer', () => {
  test('hands out the answer embedded in the page, once', async () => {
    const { takeAnswer } = await carrying({ query });
    expect(takeAnswer('abc', { courseId: 200, lessonId: 16 })).toEqual(response);
    expect(takeAnswer('abc', { courseId: 200, lessonId: 16 })).toBeUndefined();
  });

  test('takes the variables in any order', async () => {
    const { takeAnswer } = await carrying({ query });
    expect(takeAnswer('abc', { lessonId: 16, courseId: 200 })).toEqual(response);
  });

  test.each([
    ['another document', 'def', { courseId: 200, lessonId: 16 }],
    ['another value', 'abc', { courseId: 200, lessonId: 17 }],
    ['a value of another type', 'abc', { courseId: 200, lessonId: '16' }],
    ['fewer variables', 'abc', { courseId: 200 }],
    ['more variables', 'abc', { courseId: 200, lessonId: 16, first: 1 }],
  ])('keeps the answer when it is asked for %s', async (_what, id, variables) => {
    const { takeAnswer } = await carrying({ query });
    expect(takeAnswer(id, variables)).toBeUndefined();
    expect(takeAnswer('abc', query.variables)).toEqual(response);
  });
});

test('dropping the answer keeps the session', async () => {
  const { dropAnswer, pageData, takeAnswer } = await carrying({ query });
  expect(pageData()?.session.token).toBe('t');
  dropAnswer();
  expect(takeAnswer('abc', query.variables)).toBeUndefined();
  expect(pageData()?.session.token).toBe('t');
});
