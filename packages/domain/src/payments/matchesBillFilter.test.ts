import { expect, test } from 'vitest';
import { matchesBillFilter } from './matchesBillFilter.ts';
import { BILL_FILTERS } from './paymentFilters.ts';

test.each([
  ['a paid bill', { status: 'Paid', isVoided: false }, ['all', 'paid']],
  ['an unpaid bill', { status: 'Unpaid', isVoided: false }, ['all', 'unpaid']],
  ['a voided bill', { status: 'Unpaid', isVoided: true }, ['all']],
] as const)('shows %s under the right filters', (_name, bill, filters) => {
  expect(BILL_FILTERS.map(({ value }) => value).filter((filter) => matchesBillFilter(bill, filter))).toEqual(filters);
});
