import * as z from 'zod/mini';
import { DATE_ORDERS, MAX_STATEMENT_COLUMNS } from './statementColumns.ts';

const column = z.int().check(z.minimum(0), z.maximum(MAX_STATEMENT_COLUMNS - 1));
const optionalColumn = z._default(z.nullable(column), null);

const amount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('separate'), debit: column, credit: column }),
  z.object({ kind: z.literal('indicator'), amount: column, indicator: column }),
  z.object({ kind: z.literal('signed'), amount: column }),
]);

const fields = z.object({
  date: column,
  description: optionalColumn,
  reference: optionalColumn,
  amount,
  balance: optionalColumn,
  /** The column that names the account of each row. */
  account: optionalColumn,
  dateOrder: z.enum(DATE_ORDERS.map(({ value }) => value)),
});

export type StatementMapping = z.output<typeof fields>;

/**
 * The columns that a mapping uses, counted from 0.
 *
 * @example
 * const signed = { kind: 'signed', amount: 2 };
 * const others = { description: 1, reference: null, balance: null, account: null };
 * mappedColumns({ date: 0, amount: signed, ...others, dateOrder: 'ymd' })
 * // [0, 2, 1]
 */
export const mappedColumns = ({ date, amount: { kind: _kind, ...amounts }, ...mapping }: StatementMapping): number[] =>
  [date, ...Object.values(amounts), mapping.description, mapping.reference, mapping.balance, mapping.account].filter(
    (place) => place !== null,
  );

/**
 * The meaning of the columns of a statement, counted from 0, and the order of its dates. The money
 * is in two columns for debits and credits, in one with an indicator next to it, or in one with a
 * sign. No column has two meanings.
 *
 * @example
 * const debitAndCredit = { kind: 'separate', debit: 3, credit: 4 };
 * statementMapping.parse({ date: 0, amount: debitAndCredit, dateOrder: 'mdy' }).reference // null
 */
export const statementMapping = fields.check(
  z.refine((mapping) => new Set(mappedColumns(mapping)).size === mappedColumns(mapping).length, {
    error: 'Choose a different column for each meaning',
  }),
);
