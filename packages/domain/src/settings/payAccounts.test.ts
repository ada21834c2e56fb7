import { describe, expect, test } from 'vitest';
import { MAX_PAY_ACCOUNTS, payAccountErrors, payAccountText, readPayAccounts } from './payAccounts.ts';

const GCASH = { platform: 'gcash', name: 'Atlas', number: '0917 000 0000', qr: null } as const;
const NO_NUMBER = 'Account number needs a mobile number, such as 0917 000 0000.';
const many = (count: number) => Array.from({ length: count }, () => GCASH);
const listOf = (account: object) => JSON.stringify([{ ...GCASH, ...account }]);

describe('payment accounts', () => {
  test.each<[string, string, Record<string, string>]>([
    ['no JSON', '[', { '': 'Payment accounts is not valid' }],
    ['an empty text', '', { '': 'Payment accounts is not valid' }],
    ['no list', '{}', { '': 'Payment accounts is not valid' }],
    ['21 accounts', JSON.stringify(many(21)), { '': 'Add at most 20 payment accounts.' }],
    ['an unknown platform', listOf({ platform: 'paypal' }), { '0.platform': 'Choose how people pay into this account' }],
    ['no platform', listOf({ platform: '' }), { '0.platform': 'Choose how people pay into this account' }],
    ['no name', listOf({ name: ' ' }), { '0.name': 'Account name is required' }],
    ['a name of 101 characters', listOf({ name: 'x'.repeat(101) }), { '0.name': 'Account name is too long' }],
    ['no number', listOf({ number: '' }), { '0.number': 'Account number is required' }],
    ['a GCash number of 10 digits', listOf({ number: '0917 000 000' }), { '0.number': NO_NUMBER }],
    ['a Maya number of 12 digits', listOf({ platform: 'maya', number: '0917 000 00000' }), { '0.number': NO_NUMBER }],
    [
      'a bank number of 61 characters',
      listOf({ platform: 'bank-transfer', number: '0'.repeat(61) }),
      { '0.number': 'Account number is too long' },
    ],
    ['hidden characters', listOf({ name: 'Atlas\u202e' }), { '0.name': 'Account name contains hidden characters. Type it again.' }],
    ['a line break', listOf({ name: 'Atlas\nInc.' }), { '0.name': 'Account name contains hidden characters. Type it again.' }],
    ['a file number of 0', listOf({ qr: 0 }), { '0.qr': 'Upload the picture again' }],
    ['a file number as a text', listOf({ qr: '41' }), { '0.qr': 'Upload the picture again' }],
    ['an error in the second account', JSON.stringify([GCASH, { ...GCASH, name: '' }]), { '1.name': 'Account name is required' }],
  ])('reject %s', (_, text, errors) => {
    expect(payAccountErrors(text)).toEqual(errors);
    expect(readPayAccounts(text)).toBeUndefined();
  });

  test.each<[string, string]>([
    ['none', '[]'],
    ['20', JSON.stringify(many(MAX_PAY_ACCOUNTS))],
    ['an international mobile number', listOf({ number: '+63 917 000 0000' })],
    ['a name of 100 characters', listOf({ name: 'x'.repeat(100) })],
    ['a bank account', listOf({ platform: 'bank-transfer', number: 'BDO 0012 3400 5678' })],
    ['a picture', listOf({ qr: 1 })],
  ])('accept %s', (_, text) => expect([payAccountErrors(text), readPayAccounts(text)]).toEqual([undefined, JSON.parse(text)]));

  test('are read without unknown fields and extra spaces', () => {
    expect(readPayAccounts(listOf({ name: ' Atlas  Inc. ', secret: 'x' }))).toEqual([{ ...GCASH, name: 'Atlas Inc.' }]);
  });

  test('are worded in a line', () => {
    expect(payAccountText({ ...GCASH, qr: 41 })).toBe('GCash, Atlas, 0917 000 0000, QR picture 41');
    expect(payAccountText(GCASH)).toBe('GCash, Atlas, 0917 000 0000');
  });
});
