import { expect, test } from 'vitest';
import { facebookProfileUrl } from './facebookProfile.ts';

test.each([
  ['facebook.com/juan', 'https://www.facebook.com/juan'],
  ['https://www.facebook.com/juan.dela.cruz', 'https://www.facebook.com/juan.dela.cruz'],
  ['http://m.facebook.com/juan/', 'https://www.facebook.com/juan'],
  ['web.facebook.com/juan?ref=1', 'https://www.facebook.com/juan'],
  ['FB.com/Juan', 'https://www.facebook.com/Juan'],
  ['fb.com/abc', 'https://www.facebook.com/abc'],
  [' facebook.com/juan ', 'https://www.facebook.com/juan'],
  ['facebook.com/profile.php?id=1000123', 'https://www.facebook.com/profile.php?id=1000123'],
  [`facebook.com/${'a'.repeat(487)}`, `https://www.facebook.com/${'a'.repeat(487)}`],
  ['facebook.com/profile.php?id=123&sk=about', 'https://www.facebook.com/profile.php?id=123'],
])('%s is %s', (text, url) => {
  expect(facebookProfileUrl(text)).toBe(url);
});

test.each([
  '',
  'facebook.com',
  'facebook.com/',
  'facebook.com/ab',
  'facebook.com/a b c',
  'facebook.com/profile.php',
  'facebook.com/profile.php?id=12',
  'facebook.com/profile.php?id=abc',
  'facebook.com/juan/photos',
  'facebook.com.evil.example/juan',
  'evil.example/facebook.com/juan',
  'notfacebook.com/juan',
  'l.facebook.com/juan',
  'javascript:alert(1)//facebook.com/juan',
  'ftp://facebook.com/juan',
  'facebook.com/<script>',
  `facebook.com/${'a'.repeat(500)}`,
  null as unknown as string,
])('%j is no profile', (text) => {
  expect(facebookProfileUrl(text)).toBeNull();
});
