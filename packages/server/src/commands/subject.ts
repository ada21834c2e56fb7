import { and, eq, getTableColumns, sql, type InferSelectModel } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { declareAudited, declaredColumns } from '../db/personalData.ts';
import { UserError } from '../errors.ts';
import type { Context } from './context.ts';
import type { ConstraintErrors } from './constraintErrors.ts';

export type WithId = PgTable & { id: AnyPgColumn };
export type WithRevision = WithId & { revision: AnyPgColumn };
export type Archivable = WithRevision & { archivedAt: AnyPgColumn };

/**
 * Throws when the caller may not change a record, usually NOT_FOUND. It runs on the locked row, so
 * that a concurrent change cannot bypass it. It reads with `tx` only.
 */
export type Scope<Row> = (ctx: Context, row: Row, locked: { tx: Db; id: number }) => void | Promise<void>;

/**
 * The scope of a record of the caller, or of the person for whom a job runs. It does not reveal the
 * existence of other people's records.
 */
export const ofCaller =
  <Row>(name: string, whose: (row: Row, id: number) => number): Scope<Row> =>
  (ctx, row, { id }) => {
    const callerId = ctx.anySession?.userId ?? ctx.source.reader.userId;
    if (whose(row, id) !== callerId) throw gone({ name });
  };

/** The subject of a change: one record of a noun, read inside the transaction before and after. */
export interface Subject<Row extends object> {
  /** Its name for users, and its type in the audit: `stage`, `lesson file`. */
  name: string;
  /** Reads its row and locks it until the transaction ends; null when the record does not exist. */
  read(tx: Db, id: number): Promise<Row | null>;
  /**
   * Reads data outside its row that can change with it, such as the ids of its reviewers. Lists
   * need a stable order.
   */
  extras?: ((tx: Db, id: number) => Promise<Record<string, unknown>>) | undefined;
  /** Messages for rejections by the database, by the name of the constraint. */
  constraintErrors?: ConstraintErrors | undefined;
  /**
   * The access check for a record of a person. For other records the flags of the mutation decide
   * alone.
   */
  scope: Scope<Row> | 'of-no-person';
}

/** A record that is a row of one table. */
export interface RowSubject<Table extends WithId> extends Subject<RowOf<Table>> {
  table: Table;
}

/** Tables whose rows belong to a person: their subjects must have a scope. */
type OfPerson<Table extends PgTable> =
  RowOf<Table> extends { userId: unknown } | { tribeId: unknown } | { startedById: unknown } ? true : false;

type MoreOf<Table extends PgTable> = Pick<Subject<RowOf<Table>>, 'extras' | 'constraintErrors'> &
  (OfPerson<Table> extends true ? { scope: Subject<RowOf<Table>>['scope'] } : { scope?: Subject<RowOf<Table>>['scope'] });

/**
 * Declares a noun whose records are rows of a table. Of two concurrent changes of one row, the
 * second waits and sees what the first one wrote.
 */
export const defineRecord = <Table extends WithId>(
  name: string,
  table: Table,
  ...[more]: OfPerson<Table> extends true ? [more: MoreOf<Table>] : [more?: MoreOf<Table>]
): RowSubject<Table> => {
  declareAudited(name, declaredColumns(table) ?? {}, table);
  return {
    name,
    table,
    scope: 'of-no-person',
    ...(more as Partial<Subject<RowOf<Table>>>),
    read: async (tx, id) => {
      const [row] = await tx
        .select(getTableColumns(table as PgTable))
        .from(table as PgTable)
        .where(eq(table.id, id))
        .for('update');
      return (row as RowOf<Table> | undefined) ?? null;
    },
  };
};

/** The revision at which a record was read. Saving from an older revision is rejected. */
export interface RecordRevision {
  id: number;
  revision: number;
}

export type RowOf<Table extends PgTable> = InferSelectModel<Table>;

export const gone = ({ name }: { name: string }): UserError => new UserError('NOT_FOUND', `This ${name} no longer exists.`);
export const stale = ({ name }: { name: string }): UserError =>
  new UserError('STALE', `Someone else saved this ${name} while you were editing. Your changes are kept: compare, then save again.`);

/** Adds a row and returns its id. */
export async function insertRow<Table extends WithId>(
  tx: Db,
  { table, name }: RowSubject<Table>,
  values: PgInsertValue<Table>,
): Promise<number> {
  const [row] = await tx
    .insert(table as PgTable)
    .values(values as never)
    .returning({ id: table.id as AnyPgColumn<{ data: number; driverParam: number; notNull: true }> });
  if (!row) throw new Error(`The ${name} was not written`);
  return row.id;
}

/**
 * Saves an edit that was based on this revision.
 *
 * @throws STALE when the record was saved in the meantime
 */
export async function saveRow<Table extends WithRevision>(
  tx: Db,
  of: RowSubject<Table>,
  { id, revision }: RecordRevision,
  values: PgUpdateSetSource<Table>,
): Promise<void> {
  const saved = await tx
    .update(of.table as PgTable)
    .set({ ...values, revision: revision + 1 } as never)
    .where(and(eq(of.table.id, id), eq(of.table.revision, revision)))
    .returning({ id: sql`1` });
  if (saved.length === 0) throw stale(of);
}
