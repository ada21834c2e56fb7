import { expect, test } from 'vitest';
import { suggestEmail } from './suggestEmail.ts';

test.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['maria@gmail.con', 'maria@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@gmai.com', 'maria@gmail.com'],
  ['maria@gamil.com', 'maria@gmail.com'],
  ['maria@yaho.com', 'maria@yahoo.com'],
  ['maria@yahoo.com.p', 'maria@yahoo.com.ph'],
  ['maria@hotmial.com', 'maria@hotmail.com'],
  ['maria@outlok.com', 'maria@outlook.com'],
  ['"a@b"@gmial.com', '"a@b"@gmail.com'],
])('%s offers %s', (typed, offered) => expect(suggestEmail(typed)).toBe(offered));

test.each([
  'maria@gmail.com',
  'maria@GMAIL.com',
  'maria@ymail.com',
  'maria@mail.com',
  'maria@yahoo.com.ph',
  'maria@deped.gov.ph',
  '@gmial.com',
  'maria',
  '',
])('%s offers nothing', (typed) => expect(suggestEmail(typed)).toBeNull());
