import { describe, expect, it } from 'vitest';
import { bugReportForm, MAX_BROWSER_CHARACTERS, MAX_REPORT_CHARACTERS } from './bugReportForm.ts';
import { MAX_PAGE_CHARACTERS } from './reportedPage.ts';

const REQUEST = '3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d';
const problems = (given: object) =>
  Object.fromEntries((bugReportForm.safeParse(given).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('bugReportForm', () => {
  it('cleans what is sent', () => {
    expect(
      bugReportForm.parse({
        body: ' It is blank.\r\nTwice. ',
        page: ' https://atlas.example/lessons/5?token=1#top ',
        browser: ' Chrome ',
        email: ' Maria@Example.com ',
        requestId: REQUEST.toUpperCase(),
      }),
    ).toEqual({ body: 'It is blank.\nTwice.', page: '/lessons/5', browser: 'Chrome', email: 'maria@example.com', requestId: REQUEST });
  });

  it('needs only what happened', () => {
    expect(bugReportForm.parse({ body: 'x' })).toEqual({ body: 'x', page: '', browser: '', email: '', requestId: '' });
    expect(problems({})).toEqual({ body: 'What happened is required' });
    expect(problems({ body: ' \n ' })).toEqual({ body: 'What happened is required' });
  });

  it.each([
    ['body', MAX_REPORT_CHARACTERS],
    ['page', MAX_PAGE_CHARACTERS],
    ['browser', MAX_BROWSER_CHARACTERS],
  ])('limits %s to %d characters', (name, most) => {
    const text = (length: number) => (name === 'page' ? `/${'a'.repeat(length - 1)}` : 'a'.repeat(length));
    expect(problems({ body: 'x', [name]: text(most) })).toEqual({});
    expect(Object.keys(problems({ body: 'x', [name]: text(most + 1) }))).toEqual([name]);
  });

  it('rejects an address that is none', () => {
    expect(problems({ body: 'x', email: 'maria@' })).toEqual({ email: 'Enter a valid email address (e.g., juan@example.com)' });
  });

  it.each(['', 'abc', `${REQUEST}0`, null])('leaves out the error number %s', (requestId) => {
    expect(bugReportForm.parse({ body: 'x', requestId }).requestId).toBe('');
  });
});
