import { expect, test } from 'vitest';
import { isEmbedAllowed } from './isEmbedAllowed.ts';

const LIST = ['canva.com', ' Docs.Google.com '];

test.each([
  'https://canva.com/x',
  'https://www.canva.com/design',
  'https://docs.google.com/document',
  'https://CANVA.com',
  'https://canva.com:443/',
])('allows %s', (url) => {
  expect(isEmbedAllowed(url, LIST)).toBe(true);
});

test.each([
  'http://canva.com/x',
  'https://evilcanva.com',
  'https://canva.com.evil.example',
  'https://google.com',
  'https://canva.com:8443/',
  'https://user@canva.com/',
  'https://:secret@canva.com/',
  'https://canva.com./',
  'javascript:alert(1)',
  '//canva.com',
  'canva.com',
  '',
])('rejects %j', (url) => {
  expect(isEmbedAllowed(url, LIST)).toBe(false);
});

test.each([[[]], [['']], [['com']], [['*']], [['.canva.com']], [['canva.com/']], [['*.canva.com']], [['https://canva.com']]])(
  'allows nothing for the list %j',
  (list) => {
    expect(isEmbedAllowed('https://canva.com/x', list)).toBe(false);
  },
);
