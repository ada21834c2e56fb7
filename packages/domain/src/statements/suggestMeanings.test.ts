import { expect, test } from 'vitest';
import { suggestMeanings } from './suggestMeanings.ts';

test.each([
  [
    ['Book date', 'Details', 'Debit/credit', 'Amount (PHP)', 'Value date'],
    ['date', 'description', 'indicator', 'amount', ''],
  ],
  [
    ['Date', 'Reference no.', 'Money out', 'Money in', 'Running balance', 'Account'],
    ['date', 'reference', 'debit', 'credit', 'balance', 'account'],
  ],
  [
    ['', 'Petsa'],
    ['', ''],
  ],
])('suggests for %j', (headers, meanings) => expect(suggestMeanings(headers)).toEqual(meanings));
