import { DATE_ORDERS, type DateOrder } from './statementColumns.ts';
import type { StatementMapping } from './statementMapping.ts';

/** The meanings of a column of a statement. */
export const COLUMN_MEANINGS = [
  { value: 'date', label: 'Date' },
  { value: 'description', label: 'Description' },
  { value: 'reference', label: 'Reference' },
  { value: 'amount', label: 'Amount' },
  { value: 'debit', label: 'Debit' },
  { value: 'credit', label: 'Credit' },
  { value: 'indicator', label: 'Indicator' },
  { value: 'balance', label: 'Balance' },
  { value: 'account', label: 'Account' },
] as const;

export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number]['value'];

/** A rule about the chosen columns, and its message. */
type Rule = readonly [isBroken: (has: (meaning: ColumnMeaning) => boolean) => boolean, message: string];

const RULES: readonly Rule[] = [
  [(has) => !has('date'), 'Choose the column of the date.'],
  [(has) => !has('amount') && !has('debit') && !has('credit'), 'Choose the column of the amount, or those of debit and credit.'],
  [(has) => has('amount') && (has('debit') || has('credit')), 'Choose either Amount, or Debit and Credit.'],
  [(has) => !has('amount') && has('debit') !== has('credit'), 'Choose both Debit and Credit.'],
  [(has) => has('indicator') && !has('amount'), 'Choose the column of the amount next to its indicator.'],
];

/**
 * The mapping of a statement whose columns have these meanings; '' for a column that is not read.
 *
 * @returns the mapping, or a sentence for each problem
 * @example
 * columnsMapping(['date', 'amount', ''], '')
 * // { errors: ['Choose the order of the dates.'] }
 */
export function columnsMapping(
  meanings: readonly (ColumnMeaning | '')[],
  dateOrder: DateOrder | '',
): { mapping: StatementMapping } | { errors: readonly string[] } {
  const placeOf = (meaning: ColumnMeaning) => meanings.indexOf(meaning);
  const has = (meaning: ColumnMeaning) => placeOf(meaning) !== -1;
  const known = DATE_ORDERS.find(({ value }) => value === dateOrder);
  const errors = [
    ...COLUMN_MEANINGS.filter(({ value }) => placeOf(value) !== meanings.lastIndexOf(value)).map(
      ({ label }) => `Choose one column only for ${label}.`,
    ),
    ...RULES.filter(([isBroken]) => isBroken(has)).map(([, message]) => message),
    ...(known === undefined ? ['Choose the order of the dates.'] : []),
  ];
  if (known === undefined || errors.length > 0) return { errors };
  const optional = (meaning: ColumnMeaning) => (has(meaning) ? placeOf(meaning) : null);
  return {
    mapping: {
      date: placeOf('date'),
      amount: amountOf(has, placeOf),
      description: optional('description'),
      reference: optional('reference'),
      balance: optional('balance'),
      account: optional('account'),
      dateOrder: known.value,
    },
  };
}

function amountOf(has: (meaning: ColumnMeaning) => boolean, placeOf: (meaning: ColumnMeaning) => number): StatementMapping['amount'] {
  if (!has('amount')) return { kind: 'separate', debit: placeOf('debit'), credit: placeOf('credit') };
  const amount = placeOf('amount');
  return has('indicator') ? { kind: 'indicator', amount, indicator: placeOf('indicator') } : { kind: 'signed', amount };
}
