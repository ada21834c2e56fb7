import { expect, test } from 'vitest';
import { addressKey } from './addressKey.ts';

test.each([
  ['Maria.Cruz+promo@gmail.com', 'mariacruz@gmail.com'],
  ['maria.cruz@googlemail.com', 'mariacruz@gmail.com'],
  ['maria.cruz+a+b@yahoo.com', 'maria.cruz@yahoo.com'],
  ['maria@EXAMPLE.com', 'maria@example.com'],
])('%s is the mailbox %s', (typed, key) => expect(addressKey(typed)).toBe(key));
