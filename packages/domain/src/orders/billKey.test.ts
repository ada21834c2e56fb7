import { expect, test } from 'vitest';
import { readBillKey } from './billKey.ts';

const SECRET = 'k3_-Az09'.repeat(4);

test.each([
  ['117', { entryId: 117 }],
  ['link-9', { linkId: 9, secret: null }],
  [`link-9.${SECRET}`, { linkId: 9, secret: SECRET }],
  [`link-9.${SECRET}x`, null],
  ['link-9.short', null],
  ['link-', null],
  ['-1', null],
  ['1234567890', null],
  ['', null],
])('%s reads %j', (key, read) => expect(readBillKey(key)).toEqual(read));
