import { expect, test } from 'vitest';
import { maskAccount } from './maskAccount.ts';

test.each([
  ['09171234567', '••••4567'],
  ['0917 123 4567', '••••4567'],
  ['1234-5678-90', '••••7890'],
  ['12345', '••••2345'],
  ['1234', '••••'],
  ['', '••••'],
  ['  ', '••••'],
])('masks %j as %s', (account, shown) => expect(maskAccount(account)).toBe(shown));
