import { isDeepStrictEqual } from 'node:util';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import type { Context } from './context.ts';
import { idempotent, type Idempotency } from './idempotency.ts';
import { recordAudit } from './recordAudit.ts';
import { personOf } from './splitPersonal.ts';
import { userErrorOf } from './constraintErrors.ts';
import { gone, saveRow, type Archivable, type RowOf, type RowSubject, type Subject } from './subject.ts';

/** The audit's name for a change, and further details about it. */
export interface ChangeOptions {
  /** The verb and its object, such as `updateStage`. */
  action: string;
  /** The actor's reason, in the actor's words. */
  reason?: string | undefined;
  /** A repeated request with the same key does not run again. */
  idempotency?: Idempotency | undefined;
}

/** The context of a write: the transaction, the instant of the change, and the current row. */
export interface WriteContext<Row> {
  tx: Db;
  at: Date;
  before: Row;
}

/**
 * Changes a record in one transaction. The state before and after is recorded in the audit under
 * the actor, and a constraint violation becomes an error message. Afterwards the request's loaders
 * are cleared. A change without effect writes no audit entry.
 *
 * @returns the result of `write`
 * @throws NOT_FOUND when the record does not exist, and any error of the record's scope or of
 * `write`. Nothing is written then.
 */
export const change = <Row extends object, Answer>(
  ctx: Context,
  subject: Subject<Row>,
  id: number,
  options: ChangeOptions | string,
  write: (writing: WriteContext<Row>) => Promise<Answer>,
): Promise<Answer> =>
  inTransaction(ctx, subject, options, (tx, at, action, reason) => changeWithin(ctx, subject, id, { tx, at, action, reason }, write));

/**
 * Changes a record as a part of another change: in its transaction, at its instant. Like `change`
 * otherwise.
 */
export async function changeWithin<Row extends object, Answer>(
  ctx: Context,
  subject: Subject<Row>,
  id: number,
  { tx, at, action, reason }: { tx: Db; at: Date; action: string; reason?: string | undefined },
  write: (writing: WriteContext<Row>) => Promise<Answer>,
): Promise<Answer> {
  const row = await subject.read(tx, id);
  if (row === null) throw gone(subject);
  if (subject.scope !== 'of-no-person') await subject.scope(ctx, row, { tx, id });
  const before = await recorded(tx, subject, id, row);
  const answer = await write({ tx, at, before: row });
  const after = await subject.read(tx, id);
  await audit(ctx, tx, { at, action, reason, subject, id, before, after: after && (await recorded(tx, subject, id, after)) });
  return answer;
}

/** Adds a record, like `change`. `write` returns its id, and so does this function. */
export const create = <Row extends object>(
  ctx: Context,
  subject: Subject<Row>,
  options: ChangeOptions | string,
  write: (writing: Omit<WriteContext<Row>, 'before'>) => Promise<number>,
): Promise<number> =>
  inTransaction(ctx, subject, options, async (tx, at, action, reason) => {
    const id = await write({ tx, at });
    const row = await subject.read(tx, id);
    await audit(ctx, tx, { at, action, reason, subject, id, before: null, after: row && (await recorded(tx, subject, id, row)) });
    return id;
  });

/**
 * Archives a record or restores it, keeping what belongs to it. Repeating it changes nothing.
 * `values` are written with it, and `after` runs after it.
 */
export const setArchived = <Table extends Archivable>(
  ctx: Context,
  subject: RowSubject<Table>,
  id: number,
  archived: boolean,
  more: {
    values?: (before: RowOf<Table>) => PgUpdateSetSource<Table>;
    after?: (writing: WriteContext<RowOf<Table>>) => Promise<unknown>;
  } = {},
): Promise<void> =>
  change(ctx, subject, id, `${archived ? 'archive' : 'restore'}${capitalized(subject.name)}`, async (writing) => {
    const { archivedAt, revision } = writing.before as { archivedAt: Date | null; revision: number };
    if ((archivedAt !== null) === archived) return;
    const values = { ...more.values?.(writing.before), archivedAt: archived ? writing.at : null };
    await saveRow(writing.tx, subject, { id, revision }, values as PgUpdateSetSource<Table>);
    await more.after?.(writing);
  });

async function inTransaction<Row extends object, Answer>(
  ctx: Context,
  subject: Subject<Row>,
  options: ChangeOptions | string,
  work: (tx: Db, at: Date, action: string, reason: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { action, reason, idempotency } = typeof options === 'string' ? { action: options } : options;
  const at = ctx.app.clock.now();
  const { userId } = ctx.actor;
  try {
    return await ctx.app.database.transaction((tx) =>
      idempotency === undefined
        ? work(tx, at, action, reason)
        : idempotent(tx, { userId, action, at, idempotency }, () => work(tx, at, action, reason)),
    );
  } catch (error) {
    throw userErrorOf(error, subject.constraintErrors) ?? error;
  } finally {
    ctx.forget();
  }
}

interface Change {
  at: Date;
  action: string;
  reason: string | undefined;
  subject: { name: string };
  id: number;
  before: Fields | null;
  after: Fields | null;
}

async function audit(ctx: Context, tx: Db, { at, action, reason, subject, id, before, after }: Change): Promise<void> {
  const changed = difference(before, after);
  if (changed === null) return;
  await recordAudit(tx, ctx.actor, {
    at,
    action,
    subjectType: subject.name,
    subjectId: id,
    ...changed,
    personId: personOf({ subjectType: subject.name, subjectId: id, ...(before && { before }), ...(after && { after }) }),
    ...(reason !== undefined && { reason }),
  });
}

type Fields = Record<string, unknown>;

/** Bookkeeping, and text derived from other columns. */
const NEVER_RECORDED: ReadonlySet<string> = new Set(['id', 'createdAt', 'revision', 'searchText', 'nameKey']);
const SECRET = /password|secret|token|otp/i;

/** A record in the audit's form, as plain JSON. Of a secret it contains only whether it is set. */
async function recorded<Row extends object>(tx: Db, { extras }: Subject<Row>, id: number, row: object): Promise<Fields> {
  const whole = JSON.parse(JSON.stringify({ ...row, ...(await extras?.(tx, id)) })) as Fields;
  const kept = Object.entries(whole).filter(([name]) => !NEVER_RECORDED.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, SECRET.test(name) && value !== null ? '[hidden]' : value]));
}

/**
 * The fields that differ, before and after; all fields of an added or removed record. Null when
 * nothing differs.
 */
function difference(before: Fields | null, after: Fields | null): { before?: Fields; after?: Fields } | null {
  if (before === null || after === null) return { ...(before && { before }), ...(after && { after }) };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return null;
  const pick = (of: Fields): Fields => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Converts `lesson file` to its form inside names: `LessonFile`. */
export const capitalized = (name: string): string => name.replaceAll(/(?:^|\s+)(\w)/g, (_all, letter: string) => letter.toUpperCase());
