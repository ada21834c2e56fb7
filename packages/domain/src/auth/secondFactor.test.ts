import { describe, expect, it } from 'vitest';
import {
  needsSecondFactor,
  readCode,
  RECOVERY_ALPHABET,
  recoveryCodesFile,
  secondFactorForm,
  shownKey,
  shownRecoveryCode,
} from './secondFactor.ts';

it.each([
  [{}, false],
  [{ users: true, editUser: true }, false],
  [{ defaultSettings: false, studentPaymentDetails: false }, false],
  [{ defaultSettings: true }, true],
  [{ studentPaymentDetails: true }, true],
])('a level with %j needs two steps: %s', (pageAccess, needed) => {
  expect(needsSecondFactor(pageAccess)).toBe(needed);
});

describe('readCode', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['abcde-23456', { kind: 'recovery', code: 'ABCDE23456' }],
    ['ABCDE 23456', { kind: 'recovery', code: 'ABCDE23456' }],
    ['abcde\u201323456', { kind: 'recovery', code: 'ABCDE23456' }],
    ['abcde\u201123456', { kind: 'recovery', code: 'ABCDE23456' }],
    ['abcde\u221223456', { kind: 'recovery', code: 'ABCDE23456' }],
    ['\u200Babcde-\u200B23456\uFEFF', { kind: 'recovery', code: 'ABCDE23456' }],
    ['\u2068123\u00A0456\u2069', { kind: 'app', code: '123456' }],
    ['123\u00AD456', { kind: 'app', code: '123456' }],
    ['12345', null],
    ['1234567', null],
    ['', null],
    ['ABCDE2345', null],
    ['ABCDE234567', null],
    ['ABCDO23456', null],
    ['ABCDE-2345!', null],
    ['１２３４５６', null],
  ])('reads %j as %j', (typed, code) => {
    expect(readCode(typed)).toEqual(code);
  });
});

it('recovery codes have 32 letters and digits without look-alikes', () => {
  expect(new Set(RECOVERY_ALPHABET).size).toBe(32);
  expect(RECOVERY_ALPHABET).not.toMatch(/[01IO]/);
  expect(shownRecoveryCode('ABCDE23456')).toBe('ABCDE-23456');
});

it('the setup accepts only codes of the app', () => {
  expect(secondFactorForm.safeParse({ code: '123 456' }).success).toBe(true);
  for (const code of ['ABCDE-23456', '12345', '', undefined]) expect(secondFactorForm.safeParse({ code }).success).toBe(false);
});

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('shows the key %j as %j', (key, shown) => {
  expect(shownKey(key)).toBe(shown);
});

it('the file of recovery codes names the account and has one code per line', () => {
  const lines = recoveryCodesFile('juan@example.com', ['ABCDE-23456', 'FGHJK-34567']).split('\n');
  expect(lines[0]).toBe('Atlas recovery codes of juan@example.com');
  expect(lines.slice(-3)).toEqual(['ABCDE-23456', 'FGHJK-34567', '']);
});
