import type { ColumnMeaning } from './columnMeanings.ts';

/** The words by which a header suggests a meaning. The first that fits counts. */
const HINTS: readonly (readonly [RegExp, ColumnMeaning])[] = [
  [/indicator|dr\s*\/\s*cr|debit\s*\/\s*credit/i, 'indicator'],
  [/debit|withdraw|money out|paid out/i, 'debit'],
  [/credit|deposit|money in|paid in/i, 'credit'],
  [/balance/i, 'balance'],
  [/amount/i, 'amount'],
  [/date/i, 'date'],
  [/ref|transaction (no|id|number)/i, 'reference'],
  [/desc|detail|particular|remark|narrative/i, 'description'],
  [/account/i, 'account'],
];

/**
 * The probable meanings of columns, by their headers. No meaning is suggested twice.
 *
 * @example suggestMeanings(['Book date', 'Details', 'Value date']) // ['date', 'description', '']
 */
export function suggestMeanings(headers: readonly string[]): readonly (ColumnMeaning | '')[] {
  const taken = new Set<ColumnMeaning>();
  return headers.map((header) => {
    const meaning = HINTS.find(([hint]) => hint.test(header))?.[1];
    if (meaning === undefined || taken.has(meaning)) return '';
    taken.add(meaning);
    return meaning;
  });
}
