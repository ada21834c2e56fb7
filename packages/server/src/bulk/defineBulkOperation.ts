import type { BulkOperationName, RowPlan, Values } from '@atlas/domain/jobs';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../commands/context.ts';
import type { WithId } from '../commands/subject.ts';
import type { Db } from '../db/open.ts';

/** A record of a bulk operation, with the data that its plan depends on. */
export interface BulkRow {
  readonly id: number;
  /** Its current state, as far as the operation may change it. */
  readonly values: Values;
}

/** The planned change of one record. */
export interface BulkChange {
  readonly id: number;
  readonly values: Values;
}

/**
 * A bulk operation. Its functions define the changes; preview, progress, a result for each record,
 * undo, audit and resuming after a crash are generic. It runs once the `bulk.ts` of its noun
 * exports it.
 */
export interface BulkOperation<Input = never, Row extends BulkRow = never> {
  readonly name: BulkOperationName;
  /**
   * The table of the records. They are locked while they change, in the order of their ids, so that
   * of two people changing the same records one waits.
   */
  readonly table: WithId;
  /**
   * Rows of another table that belong to the records and that it writes. They are locked after the
   * records, in the order of their ids.
   */
  readonly owned?: { readonly table: WithId; readonly ownerId: AnyPgColumn };
  /**
   * Takes the locks that come before those of the records, in the order in which everything else
   * takes them: the people whose money the records move.
   */
  lockFirst?(tx: Db, ids: readonly number[]): Promise<void>;
  /** The audit's name for a record: `user`. */
  readonly subject: string;
  /**
   * Whether the plan of a record depends on the other records. Then all are read at once for the
   * preview.
   */
  readonly isPlannedAtOnce?: true;
  /**
   * Reads these records with the data that their plan depends on, as far as the reader of `ctx` may
   * change them. A record missing from the result is left unchanged. The number of statements does
   * not grow with the records.
   *
   * @param planned the values of the preview, while the change is applied
   */
  select(ctx: Context, tx: Db, ids: readonly number[], input: Input, planned?: ReadonlyMap<number, Values>): Promise<Row[]>;
  /** Plans the change of a record, by a rule of domain. */
  describe(row: Row, input: Input, ctx: Context): RowPlan;
  /**
   * Writes the values of records: those after the change, or on undo those before. `ctx` belongs to
   * the person who applies or undoes it.
   */
  apply(tx: Db, changes: readonly BulkChange[], at: Date, ctx: Context, input: Input): Promise<void>;
  /**
   * Throws when the reader may not choose the input for all of the records. It is also called
   * before an undo.
   */
  check?(ctx: Context, tx: Db, input: Input): Promise<void>;
  /** Why the reader may not undo the change of this record, as a sentence; null when they may. */
  whyNotUndo?(row: Row, input: Input, ctx: Context): string | null;
  /**
   * Announces the changes, in the transaction that ends the job. It is called once, also for a job
   * that was stopped, and not after an undo.
   *
   * @param job its number and its input
   * @param changed the ids of the changed records
   */
  announce?(
    ctx: Pick<Context, 'app'>,
    tx: Db,
    job: { readonly id: number; readonly input: Input },
    changed: readonly number[],
  ): Promise<void>;
  /** Throws when the state of the records after a change or its undo is not allowed. */
  verify?(tx: Db): Promise<void>;
}

/** Any bulk operation, for collections of them. */
export type AnyBulkOperation = BulkOperation<unknown, BulkRow>;

/**
 * Declares a bulk operation. The types of its input and rows are erased here: it only gets values
 * that it has checked and read itself.
 */
export const defineBulkOperation = <Input, Row extends BulkRow>(operation: BulkOperation<Input, Row>): AnyBulkOperation =>
  operation as unknown as AnyBulkOperation;
