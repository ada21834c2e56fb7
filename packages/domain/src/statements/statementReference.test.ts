import { describe, expect, test } from 'vitest';
import { referenceWithin, statementReference } from './statementReference.ts';

describe('statementReference', () => {
  test.each([
    ['9024521234567', '9024521234567'],
    [' 9024 521 234567 ', '9024521234567'],
    ['0000203966985', '0000203966985'],
    ['9024521234567.0', '9024521234567'],
    ['="9024521234567"', '9024521234567'],
    ['bn-20250630-12345678', 'BN2025063012345678'],
    ['B794 2F55 EC99', 'B7942F55EC99'],
    ['', null],
    ['-', null],
  ])('the key of %j is %j', (text, referenceKey) => {
    expect(statementReference(text)).toEqual({ reference: text.trim(), referenceKey, isReferenceLost: false });
  });

  test.each(['9.02452E+12', '9.02452e12', '9,02452E+12', '9E+12', ' 9.02452 E+12'])('%j is lost', (text) => {
    expect(statementReference(text)).toMatchObject({ referenceKey: null, isReferenceLost: true });
  });

  test.each(['9024521234567E', 'E12', '90E1X2'])('%j is not lost', (text) => expect(statementReference(text).isReferenceLost).toBe(false));
});

describe('referenceWithin', () => {
  test.each([
    ['FUND TRANSFER 9024521234567 MARIA', '9024521234567'],
    ['9024521234567 and again 9024521234567', '9024521234567'],
    ['Transfer BN-20250630-12345678', 'BN-20250630-12345678'],
    ['ITO123456789012345', 'ITO123456789012345'],
    ['MB1234567890123456.', 'MB1234567890123456'],
    ['9024521234567 for 9024521234568', ''],
    ['Transfer from 09171234567', ''],
    ['To account 007310159087', ''],
    ['90245212345678', ''],
    ['A9024521234567', ''],
    ['9024521234567-1', ''],
    ['', ''],
  ])('finds in %j %j', (description, reference) => expect(referenceWithin(description)).toBe(reference));
});
