import { headingKey } from './headerKey.ts';
import type { DateOrder } from './statementColumns.ts';
import type { StatementMapping } from './statementMapping.ts';

/** The origin of a statement; `mapped` when only the meaning of its columns is known. */
export const STATEMENT_SOURCES = [
  { value: 'gcash', label: 'GCash' },
  { value: 'bdo', label: 'BDO' },
  { value: 'unionbank', label: 'UnionBank' },
  { value: 'mapped', label: 'Other account' },
] as const;

export type StatementSource = (typeof STATEMENT_SOURCES)[number]['value'];

export interface RecognizedHeaders {
  readonly source: StatementSource;
  readonly mapping: StatementMapping;
}

type Column = 'date' | 'description' | 'reference' | 'debit' | 'credit' | 'amount' | 'indicator' | 'balance' | 'account' | 'posted';

interface Layout {
  readonly source: StatementSource;
  readonly dateOrder: DateOrder;
  /** The headings that identify the layout, as keys. */
  readonly required: Partial<Readonly<Record<Column, RegExp>>>;
  readonly optional?: Partial<Readonly<Record<Column, RegExp>>>;
}

const GCASH = {
  date: /^(?:transaction)?(?:date(?:and)?time|datetime|date)$/,
  reference: /^(?:transaction)?ref(?:erence)?(?:no|num|number|id)?$/,
};
const GCASH_TEXTS = {
  description: /^(?:description|details|particulars|transaction(?:details|description)?)$/,
  balance: /^(?:running|ending|available)?balance$/,
};

/** The layouts of statements, the most specific first. */
const LAYOUTS: readonly Layout[] = [
  {
    source: 'bdo',
    dateOrder: 'dmy',
    required: { date: /^bookdate$/, description: /^description$/, amount: /^amount$/, indicator: /^creditdebitindicator$/ },
    optional: { account: /^accountnumber(?:bban)?$/, balance: /^(?:running|book)?balance$/ },
  },
  {
    source: 'bdo',
    dateOrder: 'mdy',
    required: { date: /^postingdate$/, description: /^description$/, debit: /^debitamount$/, credit: /^creditamount$/ },
    optional: { balance: /^runningbalance$/ },
  },
  {
    source: 'unionbank',
    dateOrder: 'mdy',
    required: {
      date: /^transactiondate$/,
      posted: /^postingdate$/,
      description: /^description$/,
      reference: /^referencenumber$/,
      debit: /^debit$/,
      credit: /^credit$/,
    },
    optional: { balance: /^runningbalance$/ },
  },
  {
    source: 'gcash',
    dateOrder: 'ymd',
    required: { ...GCASH, debit: /^(?:debit|cashout|moneyout)(?:amount|php)?$/, credit: /^(?:credit|cashin|moneyin)(?:amount|php)?$/ },
    optional: GCASH_TEXTS,
  },
  {
    source: 'gcash',
    dateOrder: 'ymd',
    required: { ...GCASH, amount: /^amount(?:php)?$/, indicator: /^(?:transaction)?type$/ },
    optional: GCASH_TEXTS,
  },
];

/**
 * The columns of a row of headings by a layout; null when a required one is missing or there twice.
 * An optional one that is there twice is left out.
 */
function columnsOf({ required, optional = {} }: Layout, keys: readonly string[]): Partial<Record<Column, number>> | null {
  const columns: Partial<Record<Column, number>> = {};
  for (const [column, pattern] of Object.entries({ ...required, ...optional }) as [Column, RegExp][]) {
    const places = keys.flatMap((key, place) => (pattern.test(key) ? [place] : []));
    if (places.length === 1) columns[column] = places[0] ?? 0;
    else if (required[column] !== undefined) return null;
  }
  return columns;
}

/**
 * Recognizes the headings of a statement of GCash, BDO or UnionBank, and returns the meaning of its
 * columns. The name of the file does not matter. Null for any other row.
 *
 * @example
 * const bdo = ['Posting Date', 'Description', 'Debit Amount', 'Credit Amount'];
 * recognizeHeaders(bdo).source // 'bdo'
 */
export function recognizeHeaders(cells: readonly string[]): RecognizedHeaders | null {
  const keys = cells.map(headingKey);
  for (const layout of LAYOUTS) {
    const columns = columnsOf(layout, keys);
    if (columns?.date === undefined) continue;
    const { date, debit = 0, credit = 0, amount, indicator = 0 } = columns;
    return {
      source: layout.source,
      mapping: {
        date,
        description: columns.description ?? null,
        reference: columns.reference ?? null,
        amount: amount === undefined ? { kind: 'separate', debit, credit } : { kind: 'indicator', amount, indicator },
        balance: columns.balance ?? null,
        account: columns.account ?? null,
        dateOrder: layout.dateOrder,
      },
    };
  }
  return null;
}
