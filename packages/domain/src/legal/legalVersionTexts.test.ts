import { expect, test } from 'vitest';
import { legalVersionTexts } from './legalVersionTexts.ts';

test('names the pages with their versions', () => {
  expect(legalVersionTexts({ 'terms-conditions': 1, 'refund-policy': 2 })).toEqual([
    'Refund Policy, version 2',
    'Terms and Conditions, version 1',
  ]);
  expect(legalVersionTexts({})).toEqual([]);
});
