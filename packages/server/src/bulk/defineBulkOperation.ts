import type { BulkOperationName, RowPlan, Values } from '@atlas/domain/jobs';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../commands/context.ts';
import type { WithId } from '../commands/subject.ts';
import type { Db } from '../db/open.ts';

/** One record of a bulk operation, with what decides about it. */
export interface BulkRow {
  readonly id: number;
  /** How it stands, as far as the operation may change it. */
  readonly values: Values;
}

/** What becomes of one record. */
export interface BulkChange {
  readonly id: number;
  readonly values: Values;
}

/**
 * A bulk operation: three functions, to which preview, progress, a result for each record, undo, audit and going on after a crash come by themselves. It runs
 * once the `bulk.ts` of its noun exports it.
 */
export interface BulkOperation<Input = never, Row extends BulkRow = never> {
  readonly name: BulkOperationName;
  /** Whose rows the records are: they are held while they change, in the order of their ids, so that of two people on the same records one waits. */
  readonly table: WithId;
  /**
   * Rows of another table that belong to the records and that it writes. They are locked after the
   * records, in the order of their ids.
   */
  readonly owned?: { readonly table: WithId; readonly ownerId: AnyPgColumn };
  /** What the audit calls a record: `user`. */
  readonly subject: string;
  /**
   * Reads these records with what decides about them, as far as the reader of `ctx` may change them: who is missing in the answer is left as it is. Statements do
   * not grow with the records.
   */
  select(ctx: Context, tx: Db, ids: readonly number[], input: Input): Promise<Row[]>;
  /** Says what becomes of a record. It decides by a rule of domain. */
  describe(row: Row, input: Input, ctx: Context): RowPlan;
  /** Writes the values of records: those after, and when it is undone, those before. `ctx` is of whoever applies or undoes it. */
  apply(tx: Db, changes: readonly BulkChange[], at: Date, ctx: Context): Promise<void>;
  /** Throws where what is chosen for all of the records cannot be chosen by the reader; also asked before it is undone. */
  check?(ctx: Context, tx: Db, input: Input): Promise<void>;
  /** Why the reader may not undo what was done to this record, as a sentence; null where they may. */
  whyNotUndo?(row: Row, input: Input, ctx: Context): string | null;
  /** Throws where the records, as they stand after a change or its undo, may not be. */
  verify?(tx: Db): Promise<void>;
}

/** Any of them, where they are kept together. */
export type AnyBulkOperation = BulkOperation<unknown, BulkRow>;

/** Says what a bulk operation is. What its input and its rows are is forgotten here: it is given none but those that it checked and read itself. */
export const defineBulkOperation = <Input, Row extends BulkRow>(operation: BulkOperation<Input, Row>): AnyBulkOperation =>
  operation as unknown as AnyBulkOperation;
