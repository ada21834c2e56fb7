import { expect, test } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './commonPasswords.ts';

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
])('%j is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Atlas-demo-2026!',
  'bahay-kubo-kahit-munti',
  'tR7#kq9Lw',
  'password-for-my-two-cats',
  '1password1password1',
  'mahal na mahal ko si lola',
])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the list holds a few hundred, in lower case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([]);
});
