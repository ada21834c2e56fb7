import { type HeaderMapping, type ImportOutcome, type ImportRowState, type ImportState, mayImportBecome } from '@atlas/domain/imports';
import type { Values } from '@atlas/domain/jobs';
import { and, asc, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { seesEveryone } from '../access/scopes.ts';
import { importKeys, importMappings, importRows, imports, ROW_KEY } from './tables.ts';

export type Import = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

export const importLoader = oneById<Import>(({ db }, ids) => db.select().from(imports).where(inList(imports.id, ids)));

export const importsList = { table: imports, id: imports.id, sorts: { created: [imports.createdAt] } } satisfies List<string>;

/** Staff who do not see everyone read only their own imports. */
export const importsWhere = (
  filter: Filter<{ kind: Import['kind']; state: Import['state']; uploadedById: number }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    seesEveryone(reader) ? undefined : eq(imports.uploadedById, reader.userId),
    filter.kind == null ? undefined : eq(imports.kind, filter.kind),
    filter.state == null ? undefined : eq(imports.state, filter.state),
    filter.uploadedById == null ? undefined : eq(imports.uploadedById, filter.uploadedById),
  );

export const importRowLoader = oneById<ImportRow>(({ db }, ids) => db.select().from(importRows).where(inList(importRows.id, ids)));

/** Sorted by sheet and row, like the index of each import. */
export const importRowsList = {
  table: importRows,
  id: importRows.id,
  sorts: { row: [importRows.sheet, importRows.row] },
} satisfies List<string>;

export const importRowsWhere = (
  importId: number,
  filter: Filter<{ sheet: string; state: ImportRow['state']; outcome: ImportOutcome }>,
): SQL | undefined =>
  and(
    eq(importRows.importId, importId),
    filter.sheet == null ? undefined : eq(importRows.sheet, filter.sheet),
    filter.state == null ? undefined : eq(importRows.state, filter.state),
    filter.outcome == null ? undefined : eq(importRows.outcome, filter.outcome),
  );

// --- Imports -------------------------------------------------------------------------------------

export async function findImport(db: Db, id: number): Promise<Import | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Reads an import and locks it until the transaction ends. */
export async function holdImport(tx: Db, id: number): Promise<Import | null> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row ?? null;
}

export async function updateImport(db: Db, id: number, values: Partial<typeof imports.$inferInsert>): Promise<void> {
  await db.update(imports).set(values).where(eq(imports.id, id));
}

/**
 * Moves an import to another state.
 *
 * @throws RangeError for a state that may not follow
 */
export async function moveImport(
  tx: Db,
  { id, state }: Pick<Import, 'id' | 'state'>,
  to: ImportState,
  values: Partial<typeof imports.$inferInsert> = {},
): Promise<void> {
  if (!mayImportBecome(state, to)) throw new RangeError(`An import that is ${state} does not become ${to}`);
  await updateImport(tx, id, { ...values, state: to });
}

/** The ids of imports that a job should be working on. */
export async function findAtWork(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(inList(imports.state, ['running', 'undoing']));
  return rows.map(({ id }) => id);
}

/** Deletes an import that was not applied, with its rows. */
export async function deleteImport(tx: Db, id: number): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, id));
  await tx.delete(imports).where(eq(imports.id, id));
}

/** The ids of imports whose check was never finished, because its process ended. */
export async function findAbandoned(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.state, 'checking'), lt(imports.createdAt, before)));
  return rows.map(({ id }) => id);
}

/** The imports whose cells are due for removal. */
export async function findWithOldCells(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isNull(imports.cellsRemovedAt), lt(imports.createdAt, before)))
    .orderBy(imports.id);
  return rows.map(({ id }) => id);
}

/** Removes the cells of an import, and every value that was taken from them. */
export async function removeCells(tx: Db, id: number, { at, text }: { at: Date; text: string }): Promise<void> {
  await tx
    .update(importRows)
    .set({ cells: {}, before: null, after: null, problem: sql`case when ${importRows.problem} is null then null else ${text}::text end` })
    .where(eq(importRows.importId, id));
  await tx.update(imports).set({ problems: [], cellsRemovedAt: at }).where(eq(imports.id, id));
}

// --- Rows ----------------------------------------------------------------------------------------

interface StagedRow {
  readonly sheet: string;
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Adds rows as they were read, in one statement. */
export async function stageRows(db: Db, importId: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${importRows} (import_id, sheet, row, cells)
    select ${importId}::int, staged.sheet, staged.row, staged.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as staged (sheet text, row int, cells jsonb)`);
}

/** The next rows of a sheet, in the order in which they were read. */
export const findRowsAfter = (db: Db, importId: number, sheet: string, after: number, limit: number): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.sheet, sheet), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit);

/** The next rows of a sheet in a state, and those that failed. Rows that failed are for the error file. */
export const findRowsIn = (
  db: Db,
  { importId, sheet, state, after = 0 }: { importId: number; sheet: string; state: ImportRowState; after?: number },
  limit: number,
): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.sheet, sheet), eq(importRows.state, state), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit);

/** The last rows of a sheet in a state, last first. */
export const findLastRowsIn = (db: Db, importId: number, sheet: string, state: ImportRowState, limit: number): Promise<ImportRow[]> =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.sheet, sheet), eq(importRows.state, state)))
    .orderBy(sql`${importRows.row} desc`)
    .limit(limit);

/** The result of a row, and what it wrote. */
export interface RowResult {
  readonly id: number;
  readonly state: ImportRowState;
  readonly outcome?: ImportOutcome;
  readonly problem?: string | null;
  readonly recordId?: number | null;
  readonly before?: Values | null;
  readonly after?: Values | null;
}

/** Saves the results of rows in one statement. A value that is absent stays as it is. */
export async function saveRows(db: Db, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return;
  const plain = results.map(({ id, state, ...given }) => ({ id, state, given }));
  const given = (name: string, current: SQL, value: SQL) => sql`case when result.given ? ${name} then ${value} else ${current} end`;
  await db.execute(sql`
    update ${importRows} set
      state = result.state,
      outcome = ${given('outcome', sql`${importRows.outcome}`, sql`result.given ->> 'outcome'`)},
      problem = ${given('problem', sql`${importRows.problem}`, sql`result.given ->> 'problem'`)},
      record_id = ${given('recordId', sql`${importRows.recordId}`, sql`(result.given ->> 'recordId')::int`)},
      before = ${given('before', sql`${importRows.before}`, sql`nullif(result.given -> 'before', 'null'::jsonb)`)},
      after = ${given('after', sql`${importRows.after}`, sql`nullif(result.given -> 'after', 'null'::jsonb)`)}
    from jsonb_to_recordset(${JSON.stringify(plain)}::jsonb) as result (id bigint, state text, given jsonb)
    where ${importRows.id} = result.id`);
}

/** Writes other cells of rows, after their columns were chosen again. */
export async function saveCells(
  db: Db,
  rows: readonly { readonly id: number; readonly cells: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  await db.execute(sql`
    update ${importRows} set cells = changed.cells, state = 'waiting', outcome = null, problem = null, record_id = null, before = null, after = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id bigint, cells jsonb) where ${importRows.id} = changed.id`);
}

/** Adds the results of a portion to the numbers of an import, which are shown while it is at work. */
export async function addCounts(tx: Db, id: number, results: readonly RowResult[]): Promise<void> {
  const count = (state: ImportRowState) => results.filter((one) => one.state === state).length;
  await tx
    .update(imports)
    .set({
      applied: sql`${imports.applied} + ${count('applied')}::int`,
      failed: sql`${imports.failed} + ${count('failed')}::int`,
      undone: sql`${imports.undone} + ${count('undone')}::int`,
      kept: sql`${imports.kept} + ${count('kept')}::int`,
    })
    .where(eq(imports.id, id));
}

/** The numbers of an import, counted from its rows. */
export async function countRows(db: Db, importId: number) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      creates: sql<number>`(count(*) filter (where ${importRows.outcome} = 'create'))::int`,
      changes: sql<number>`(count(*) filter (where ${importRows.outcome} = 'change'))::int`,
      skips: sql<number>`(count(*) filter (where ${importRows.outcome} = 'skip'))::int`,
      applied: sql<number>`(count(*) filter (where ${inList(importRows.state, ['applied', 'undone', 'kept'])}))::int`,
      failed: sql<number>`(count(*) filter (where ${importRows.state} = 'failed'))::int`,
      undone: sql<number>`(count(*) filter (where ${importRows.state} = 'undone'))::int`,
      kept: sql<number>`(count(*) filter (where ${importRows.state} = 'kept'))::int`,
    })
    .from(importRows)
    .where(eq(importRows.importId, importId));
  return row ?? { total: 0, creates: 0, changes: 0, skips: 0, applied: 0, failed: 0, undone: 0, kept: 0 };
}

/** The records that rows of this import made or changed, by the keys that rows of other sheets name. */
export async function findRecordsByKey(db: Db, importId: number, sheet: string, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ value: sql<string>`${ROW_KEY}`, recordId: importRows.recordId })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.sheet, sheet), inList(ROW_KEY, keys)));
  return new Map(rows.flatMap(({ value, recordId }) => (recordId === null ? [] : [[value, recordId] as const])));
}

// --- Keys and mappings ---------------------------------------------------------------------------

/** The records that earlier imports made, by the keys of their rows. */
export async function findKeys(db: Db, kind: string, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: importKeys.key, recordId: importKeys.recordId })
    .from(importKeys)
    .where(and(eq(importKeys.kind, kind), inList(importKeys.key, keys)));
  return new Map(rows.map(({ key, recordId }) => [key, recordId]));
}

export async function findAllKeys(db: Db, kind: string): Promise<string[]> {
  const rows = await db.select({ key: importKeys.key }).from(importKeys).where(eq(importKeys.kind, kind));
  return rows.map(({ key }) => key);
}

/** Saves the keys of records, in one statement. */
export async function saveKeys(tx: Db, kind: string, keys: readonly { readonly key: string; readonly recordId: number }[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(importKeys)
    .values(keys.map(({ key, recordId }) => ({ kind, key, recordId })))
    .onConflictDoUpdate({ target: [importKeys.kind, importKeys.key], set: { recordId: sql`excluded.record_id` } });
}

export async function deleteKeys(tx: Db, kind: string, recordIds: readonly number[]): Promise<void> {
  await tx.delete(importKeys).where(and(eq(importKeys.kind, kind), inList(importKeys.recordId, recordIds)));
}

export async function findMapping(db: Db, headerKey: string): Promise<HeaderMapping> {
  const [row] = await db.select().from(importMappings).where(eq(importMappings.headerKey, headerKey));
  return row?.mapping ?? {};
}

export async function saveMapping(tx: Db, row: typeof importMappings.$inferInsert): Promise<void> {
  const { mapping, savedById, createdAt } = row;
  await tx
    .insert(importMappings)
    .values(row)
    .onConflictDoUpdate({ target: importMappings.headerKey, set: { mapping, savedById, createdAt } });
}

/** Whether an import is being applied or undone. */
export const isAnyAtWork = async (db: Db): Promise<boolean> =>
  (await db.$count(imports, or(eq(imports.state, 'running'), eq(imports.state, 'undoing')))) > 0;
