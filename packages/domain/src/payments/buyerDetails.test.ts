import { expect, test } from 'vitest';
import { buyerDetails } from './buyerDetails.ts';

test.each([
  [{ email: 'ana@example.com', tin: null, address: null }, ['ana@example.com']],
  [{ email: '', tin: '', address: '' }, []],
  [{ email: 'ana@example.com', tin: '123-456-789', address: 'Davao' }, ['ana@example.com', 'Davao', 'TIN 123-456-789']],
])('%j', (buyer, lines) => {
  expect(buyerDetails(buyer)).toEqual(lines);
});
