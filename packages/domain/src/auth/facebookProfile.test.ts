import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facebookProfile, facebookProfileUrl } from './facebookProfile.ts';

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
  ['facebook.com/profile.php?mibextid=ZbWKwL&id=1000123', 'https://www.facebook.com/profile.php?id=1000123'],
  ['facebook.com/profile.php/?id=1000123#about', 'https://www.facebook.com/profile.php?id=1000123'],
  ['https://www.facebook.com/people/Juan-Cruz/61551234567890/', 'https://www.facebook.com/profile.php?id=61551234567890'],
  ['https://m.facebook.com/people/Ni\u00f1o/61551234567890?ref=x', 'https://www.facebook.com/profile.php?id=61551234567890'],
  ['facebook.com/people/Juan-Cruz/pfbid02abcDEF/', 'https://www.facebook.com/people/Juan-Cruz/pfbid02abcDEF'],
  ['facebook.com/p/Juan-Cruz-61551234567890/', 'https://www.facebook.com/profile.php?id=61551234567890'],
  ['https://www.facebook.com/share/1AbCdEfGhi/?mibextid=wwXIfr', 'https://www.facebook.com/share/1AbCdEfGhi'],
  ['facebook.com/share/mH5RF4G2DJxrzfmk', 'https://www.facebook.com/share/mH5RF4G2DJxrzfmk'],
  ['https://mbasic.facebook.com/juan?refid=1', 'https://www.facebook.com/juan'],
  ['touch.facebook.com/juan', 'https://www.facebook.com/juan'],
  ['https://tl-ph.facebook.com/juan', 'https://www.facebook.com/juan'],
  ['facebook.com/juan?fbclid=abc#x', 'https://www.facebook.com/juan'],
  ['facebook.com/100012345678901', 'https://www.facebook.com/100012345678901'],
  ['facebook.com/watchmaker', 'https://www.facebook.com/watchmaker'],
  ['\u200bfacebook.com/ju\u200ban\u00a0', 'https://www.facebook.com/juan'],
])('reads %s as %s', (text, url) => {
  expect(facebookProfileUrl(text)).toBe(url);
});

test.each([
  '',
  'facebook.com',
  'facebook.com/',
  'facebook.com/ab',
  'facebook.com/a b c',
  'facebook.com/watch',
  'facebook.com/watch/?v=123',
  'https://www.facebook.com/WATCH/',
  'facebook.com/login',
  'facebook.com/login.php?next=x',
  'facebook.com/home.php',
  'facebook.com/photo.php?fbid=123',
  'facebook.com/marketplace/',
  'facebook.com/groups',
  'facebook.com/groups/123456',
  'facebook.com/events/123456',
  'facebook.com/pages/Juan/123456',
  'facebook.com/reel/123456',
  'facebook.com/stories',
  'facebook.com/hashtag/juan',
  'facebook.com/share',
  'facebook.com/share/',
  'facebook.com/share/p/1AbCdEfGhi/',
  'facebook.com/share/v/1AbCdEfGhi/',
  'facebook.com/share/g/1AbCdEfGhi/',
  'facebook.com/sharer/sharer.php?u=x',
  'facebook.com/people',
  'facebook.com/people/Juan/',
  'facebook.com/people/Juan/12',
  'facebook.com/people/<script>/pfbid123',
  'fb.me/juan',
  'm.me/juan',
  'fb.watch/abc',
  'facebook.com/ju\u202ean',
  'facebook.com/profile.php?name=1&xid=1000123',
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
])('rejects %j', (text) => {
  expect(facebookProfileUrl(text)).toBeNull();
});

test.each([
  ['', null],
  [undefined, null],
  [' \u200b ', null],
  [' facebook.com/juan ', 'facebook.com/juan'],
  ['fb.com/share/1AbCdEfGhi/', 'fb.com/share/1AbCdEfGhi/'],
  ['fb.com/share/1AbCdEfGhi/?mibextid=wwXIfr', 'https://www.facebook.com/share/1AbCdEfGhi'],
  ['facebook.com/juan?fbclid=abc', 'https://www.facebook.com/juan'],
])('the field stores %j as %j', (typed, stored) => {
  expect(facebookProfile.parse(typed)).toBe(stored);
});

test('reads its own output unchanged, also in the field', () => {
  const piece = fc.constantFrom(
    'facebook.com/',
    'https://',
    'm.',
    'people/',
    'share/',
    'p/',
    'juan',
    '-61551',
    'profile.php',
    '?id=1234',
    '&x=1',
    '/',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = facebookProfileUrl(pieces.join(''));
      if (address === null) return;
      expect(facebookProfileUrl(address)).toBe(address);
      const stored = facebookProfile.parse(pieces.join(''));
      expect(facebookProfile.parse(stored)).toBe(stored);
    }),
    { numRuns: 5000 },
  );
});
