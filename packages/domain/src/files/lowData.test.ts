import { expect, test } from 'vitest';
import { lowData } from './lowData.ts';

test.each([
  ['low-data=on', false, 'on'],
  ['low-data=on', true, 'on'],
  ['low-data=off', false, 'off'],
  ['low-data=off', true, 'off'],
  ['', false, 'off'],
  ['', true, 'offered'],
  ['session=1; low-data=on; device=2', false, 'on'],
  ['session=1;low-data=off', true, 'off'],
  // Unknown values are not a choice.
  ['low-data=', true, 'offered'],
  ['low-data=yes', false, 'off'],
  ['low-data=only', true, 'offered'],
  ['__Host-low-data=on', false, 'on'],
  ['low-data=off; __Host-low-data=on', false, 'on'],
  ['__Host-low-data=off; low-data=on', true, 'off'],
  ['not-low-data=on', false, 'off'],
  ['not__Host-low-data=on', false, 'off'],
  ['x=low-data=on', true, 'offered'],
  // The first one counts, as for every cookie.
  ['low-data=off; low-data=on', true, 'off'],
])('with the cookies %j and a preference for less data %j: %s', (cookies, prefersLess, expected) => {
  expect(lowData(cookies, prefersLess)).toBe(expected);
});
