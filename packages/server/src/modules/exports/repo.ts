import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { oneById } from '../../commands/loaders.ts';
import { deleteSome } from '../../db/deleteSome.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { exports } from './tables.ts';

export type Export = typeof exports.$inferSelect;

/** The requester of an export: a person, and the staff member who impersonated them. */
export type Asker = Pick<Export, 'userId' | 'impersonatorId'>;

const requestedBy = ({ userId, impersonatorId }: Asker): SQL | undefined =>
  and(eq(exports.userId, userId), impersonatorId === null ? isNull(exports.impersonatorId) : eq(exports.impersonatorId, impersonatorId));

export const exportLoader = oneById<Export>(({ db }, ids) => db.select().from(exports).where(inList(exports.id, ids)));

export const findExport = async (db: Db, id: number): Promise<Export | undefined> =>
  (await db.select().from(exports).where(eq(exports.id, id)))[0];

/** The exports of a requester that have not expired at an instant, newest first, at most 20. */
export const findExportsOf = (db: Db, requester: Asker, now: Date): Promise<Export[]> =>
  db
    .select()
    .from(exports)
    .where(and(requestedBy(requester), or(isNull(exports.expiresAt), gt(exports.expiresAt, now))))
    .orderBy(desc(exports.createdAt), desc(exports.id))
    .limit(20);

/** The class of the advisory locks of `lockExportsOf`. */
const EXPORTS_LOCK = 7_301;

/**
 * Serializes the export requests of one person until their transactions end, so that each counts
 * the ones before it.
 */
export const lockExportsOf = async (tx: Db, { userId }: Asker): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${EXPORTS_LOCK}, ${userId})`);
};
/** Ids of exports whose file is not written yet, in ascending order. */
export async function findUnwritten(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: exports.id })
    .from(exports)
    .where(and(isNull(exports.expiresAt), gt(exports.id, after)))
    .orderBy(exports.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Locks an export until the transaction ends.
 *
 * @returns whether its file is still to be written
 */
export async function holdUnwritten(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx.select({ expiresAt: exports.expiresAt }).from(exports).where(eq(exports.id, id)).for('update');
  return row !== undefined && row.expiresAt === null;
}

/** The number of a requester's files that are not written yet. */
export async function countUnwritten(db: Db, requester: Asker): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(exports)
    .where(and(requestedBy(requester), isNull(exports.expiresAt)));
  return row?.found ?? 0;
}

/**
 * Saves the state of a file, unless it is ready.
 *
 * @returns false when it is ready or does not exist
 */
async function saveUnwritten(db: Db, id: number, values: PgUpdateSetSource<typeof exports>): Promise<boolean> {
  const saved = await db
    .update(exports)
    .set(values)
    .where(and(eq(exports.id, id), not(eq(exports.state, 'ready'))))
    .returning({ id: exports.id });
  return saved.length > 0;
}

/** Marks a file as being written from its beginning. */
export const beginExport = (db: Db, id: number, total: number): Promise<boolean> =>
  saveUnwritten(db, id, { state: 'running', total, done: 0, problem: null, expiresAt: null });

export const saveDone = (db: Db, id: number, done: number): Promise<boolean> => saveUnwritten(db, id, { done });

/** Marks a file as stored, with its number of rows. */
export const finishExport = (
  db: Db,
  id: number,
  { rows, ...file }: { rows: number; storageKey: string; bytes: number; expiresAt: Date },
): Promise<boolean> => saveUnwritten(db, id, { state: 'ready', total: rows, done: rows, ...file });

/** Marks a file as failed. */
export const failExport = (db: Db, id: number, { problem, at }: { problem: string; at: Date }): Promise<boolean> =>
  saveUnwritten(db, id, { state: 'failed', problem, expiresAt: at });

/**
 * Marks unwritten exports that were requested before an instant as failed.
 *
 * @returns their number
 */
export async function failOldExports(db: Db, before: Date, { problem, at }: { problem: string; at: Date }): Promise<number> {
  const failed = await db
    .update(exports)
    .set({ state: 'failed', problem, expiresAt: at })
    .where(and(isNull(exports.expiresAt), lt(exports.createdAt, before)))
    .returning({ id: exports.id });
  return failed.length;
}

const hasOldFile = (now: Date): SQL | undefined => and(isNotNull(exports.storageKey), lte(exports.expiresAt, now));

export type OldFile = { id: number; expiresAt: Date };

/** Exports that have expired at an instant and may still have a file, oldest first. */
export async function findOldFiles(db: Db, now: Date, { after, limit }: { after: OldFile | null; limit: number }): Promise<OldFile[]> {
  const isNext =
    after === null ? undefined : sql`(${exports.expiresAt}, ${exports.id}) > (${after.expiresAt.toISOString()}::timestamptz, ${after.id})`;
  const rows = await db
    .select({ id: exports.id, expiresAt: exports.expiresAt })
    .from(exports)
    .where(and(hasOldFile(now), isNext))
    .orderBy(exports.expiresAt, exports.id)
    .limit(limit);
  return rows.flatMap(({ id, expiresAt }) => (expiresAt === null ? [] : [{ id, expiresAt }]));
}

/**
 * The storage key of an expired export's file, with its row locked until the transaction ends. Null
 * when the file is gone or was written again.
 */
export async function holdOldFile(tx: Db, id: number, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ storageKey: exports.storageKey })
    .from(exports)
    .where(and(eq(exports.id, id), hasOldFile(now)))
    .for('update');
  return row?.storageKey ?? null;
}

export async function forgetFile(tx: Db, id: number): Promise<void> {
  await tx.update(exports).set({ storageKey: null }).where(eq(exports.id, id));
}

/** Deletes exports without a file that expired before an instant. */
export const deleteOldExports = (db: Db, before: Date, most: number): Promise<number> =>
  deleteSome(db, exports, and(isNull(exports.storageKey), lt(exports.expiresAt, before)), most);
