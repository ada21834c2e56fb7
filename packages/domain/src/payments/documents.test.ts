import { expect, test } from 'vitest';
import { DOCUMENT_KINDS, documentNumber, documentTitle, isSupplementary, saleDocument } from './documents.ts';

test.each([
  ['statement', 1, 'SA-000001'],
  ['invoice', 999_999, 'INV-999999'],
  ['acknowledgement', 1_000_000, 'PA-1000000'],
  ['credit-note', 42, 'CN-000042'],
] as const)('%s %i is %s', (kind, number, expected) => {
  expect(documentNumber(kind, number)).toBe(expected);
});

test('only invoices of registered sellers are valid for input tax', () => {
  expect([saleDocument(false), saleDocument(true)]).toEqual(['statement', 'invoice']);
  expect(DOCUMENT_KINDS.filter(({ value }) => !isSupplementary(value)).map(({ value }) => value)).toEqual(['invoice']);
  expect(new Set(DOCUMENT_KINDS.map(({ series }) => series)).size).toBe(DOCUMENT_KINDS.length);
});

test('the title is the name of the kind', () => {
  expect(DOCUMENT_KINDS.map(({ value }) => documentTitle(value))).toEqual([
    'Statement of account',
    'Invoice',
    'Payment acknowledgement',
    'Credit note',
  ]);
});
