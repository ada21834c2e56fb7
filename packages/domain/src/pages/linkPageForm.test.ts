import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { LINK_NEEDS_HTTPS, linkedPageProblem, linkPageForm } from './linkPageForm.ts';

const HOSTS = ['example.com'];
const address = (length: number) => 'https://example.com/'.padEnd(length, 'a');

describe('linkedPageProblem', () => {
  test.each(['https://example.com', 'https://www.example.com/a?b=c#d', 'https://a.b.example.com'])('accepts %s', (link) =>
    expect(linkedPageProblem(link, HOSTS)).toBeNull(),
  );

  test.each(['http://example.com', '/login', '//example.com', 'example.com', 'javascript:alert(1)', 'HTTPS://example.com', ''])(
    'needs https for %j',
    (link) => expect(linkedPageProblem(link, HOSTS)).toBe(LINK_NEEDS_HTTPS),
  );

  test.each(['https://example.org', 'https://notexample.com', 'https://example.com.evil.org'])('names the host of %s', (link) =>
    expect(linkedPageProblem(link, HOSTS)).toContain(`${new URL(link).hostname} is not on the list`),
  );

  test.each(['https://maria@example.com', 'https://example.com/a b', 'https://'])('rejects %s', (link) =>
    expect(linkedPageProblem(link, HOSTS)).not.toBeNull(),
  );

  test('accepts no host while the list is empty', () => expect(linkedPageProblem('https://example.com', [])).not.toBeNull());
});

describe('linkPageForm', () => {
  test('cleans the link', () =>
    expect(linkPageForm.parse({ link: ' https://example.com/\u200b ' })).toEqual({ link: 'https://example.com/' }));

  test('takes at most 500 characters', () => {
    expect(linkPageForm.parse({ link: address(500) }).link).toHaveLength(500);
    expect(fieldErrors(linkPageForm, { link: address(501) })).toEqual({ link: 'Page link is too long' });
  });

  test.each([{}, { link: '' }, { link: ' ' }, { link: null }])('requires it: %j', (values) =>
    expect(fieldErrors(linkPageForm, values)).toEqual({ link: 'Page link is required' }),
  );
});
