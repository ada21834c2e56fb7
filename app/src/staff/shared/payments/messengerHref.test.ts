import { expect, test } from 'vitest';
import { messengerHref } from './messengerHref.ts';

test.each([
  ['https://www.facebook.com/juan.cruz', 'https://m.me/juan.cruz'],
  ['https://m.facebook.com/juan.cruz/', 'https://m.me/juan.cruz'],
  ['https://facebook.com/profile.php?id=10001234', 'https://m.me/10001234'],
  ['https://www.facebook.com/share/1AbC', null],
  ['https://www.facebook.com/', null],
  ['https://www.facebook.com/profile.php', null],
  ['juan.cruz', null],
])('%s is %s', (profile, href) => expect(messengerHref(profile)).toBe(href));
