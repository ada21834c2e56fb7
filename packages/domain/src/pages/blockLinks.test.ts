import { describe, expect, test } from 'vitest';
import { INVALID_LINK, linkKind, linkProblem, TO_CHECKOUT, TO_OPT_IN, TO_PRICE } from './blockLinks.ts';

describe('linkKind', () => {
  test.each([
    [TO_CHECKOUT, 'checkout'],
    [TO_PRICE, 'price'],
    [TO_OPT_IN, 'opt-in'],
    ['#elsewhere', 'address'],
    ['/login', 'address'],
    ['https://example.com', 'address'],
  ])('%j leads to: %s', (link, kind) => expect(linkKind(link)).toBe(kind));
});

describe('linkProblem', () => {
  test.each([
    '',
    '#price',
    '#opt-in',
    '/',
    '/login',
    '/resources/public?q=a#b',
    'https://example.com',
    'https://example.com/a?b=c#d',
    'https://example.com:8443/a',
    'HTTPS://EXAMPLE.COM',
  ])('accepts %j', (link) => expect(linkProblem(link)).toBeNull());

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:maria@example.com',
    'http://example.com',
    'ftp://example.com',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/a b',
    '/a\\b',
    'https://example.com/a b',
    'https://example.com/\n',
    ' https://example.com',
    'https://maria@example.com',
    'https://maria:secret@example.com',
    'https://:secret@example.com',
    'https://',
    'example.com',
    'login',
    '#',
    '#elsewhere',
    '?q=a',
  ])('rejects %j', (link) => expect(linkProblem(link)).toBe(INVALID_LINK));
});
