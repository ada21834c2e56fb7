import { expect, test } from 'vitest';
import { lowData } from './lowData.ts';
import { lowDataCookie } from './lowDataCookie.ts';

test.each(['on', 'off'] as const)('round-trips the choice %s', (choice) => {
  const [pair = ''] = lowDataCookie(choice, true).split(';');
  expect(lowData(pair, true)).toBe(choice);
});

test('is limited to https when the page is on https', () => {
  expect(lowDataCookie('off', false)).toBe('low-data=off; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(lowDataCookie('off', true)).toMatch(/^__Host-low-data=off; Path=\/; .*; Secure$/);
});
