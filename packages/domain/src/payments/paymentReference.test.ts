import { expect, test } from 'vitest';
import { isShortReference, paymentReference } from './paymentReference.ts';

test.each([
  ['GC 123456', 'GC123456'],
  ['gc123456 ', 'GC123456'],
  ['GC-123\u00A0456', 'GC123456'],
  ['ＧＣ１２３４５６', 'GC123456'],
  ['Ref. No. 9012 3456 7890', 'REFNO901234567890'],
  ['\u200B42', '42'],
  ['---', ''],
])('%j compares as %j', (typed, reference) => expect(paymentReference(typed)).toBe(reference));

test.each([
  ['12345678', true],
  ['1234 5678', true],
  ['123456789', false],
  ['', true],
])('%j is short: %s', (typed, isShort) => expect(isShortReference(typed)).toBe(isShort));
