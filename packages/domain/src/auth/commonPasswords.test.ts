import { expect, test } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './commonPasswords.ts';
import { LISTED_PASSWORDS } from './listedPasswords.ts';
import { PASSWORD_MIN } from './password.ts';

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'Password123!',
  'mahalkita',
  'Mahalkita143',
  'iloveyou',
  '11111111',
  'ÑÑÑÑÑÑÑÑ',
  '12345678',
  'qwertyuiop',
  ' welcome1 ',
  'Freelancer2025',
  '1qaz2wsx3edc',
  '143143143',
  'zxczxczxc',
  // From far down the list of leaked passwords.
  LISTED_PASSWORDS.trim().split(/\s+/).at(-1) ?? '',
])('treats %j as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Atlas-demo-2026!',
  'bahay-kubo-kahit-munti',
  'tR7#kq9Lw',
  'password-for-my-two-cats',
  '1password1password1',
  'mahal na mahal ko si lola',
])('does not treat %j as common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('lists leaked passwords of sufficient length and base words, in lower case', () => {
  const listed = LISTED_PASSWORDS.trim().split(/\s+/);
  expect(new Set(listed).size).toBe(17_948);
  expect(listed.filter((password) => password.length < PASSWORD_MIN || !isCommonPassword(password))).toEqual([]);
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([]);
});
