import { expect, test } from 'vitest';
import { sellerDetails } from './sellerDetails.ts';

const seller = { tin: '123-456-789', branch: '00000', address: 'Lahug, Cebu City 6000', vat: 'Non-VAT' };

test.each([
  ['everything', {}, ['Lahug, Cebu City 6000', 'Non-VAT Reg. TIN 123-456-789-00000']],
  ['VAT', { vat: 'VAT' }, ['Lahug, Cebu City 6000', 'VAT Reg. TIN 123-456-789-00000']],
  ['no branch', { branch: '' }, ['Lahug, Cebu City 6000', 'Non-VAT Reg. TIN 123-456-789']],
  ['no TIN', { tin: '' }, ['Lahug, Cebu City 6000', 'Non-VAT']],
  ['no address', { address: '' }, ['Non-VAT Reg. TIN 123-456-789-00000']],
])('with %s', (_what, given, lines) => {
  expect(sellerDetails({ ...seller, ...given })).toEqual(lines);
});
