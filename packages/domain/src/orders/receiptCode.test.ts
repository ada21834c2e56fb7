import { expect, test } from 'vitest';
import { readReceiptCode, receiptCodeText } from './receiptCode.ts';

test.each([
  ['a1b2-c3d4 e5f60718', 'A1B2C3D4E5F60718'],
  [' A1B2C3D4E5F60718 ', 'A1B2C3D4E5F60718'],
  ['A1B2C3D4E5F6071', null],
  ['A1B2C3D4E5F607180', null],
  ['G1B2C3D4E5F60718', null],
  ['', null],
])('%s reads %j', (typed, code) => expect(readReceiptCode(typed)).toBe(code));

test('prints groups that read back', () => {
  expect(receiptCodeText('A1B2C3D4E5F60718')).toBe('A1B2-C3D4-E5F6-0718');
  expect(readReceiptCode(receiptCodeText('A1B2C3D4E5F60718'))).toBe('A1B2C3D4E5F60718');
});
