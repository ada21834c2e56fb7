import { HAS_ACCOUNT, IMPORT_CHANGED_SINCE, type ImportPlan, levelKeys, type SheetName } from '@atlas/domain/imports';
import { accessStart, validityDateOf } from '@atlas/domain/funnels';
import { ROW_CHANGED_SINCE, standsAs, type Values } from '@atlas/domain/jobs';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { type AuditEntry, recordAudits } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { mustDecideMoney } from '../access/moneyCommands.ts';
import { addUnit, createCourse, createLesson } from '../courses/commands.ts';
import { createGroup, createSubgroup } from '../groups/commands.ts';
import { createImportedUsers, leave, mustKeepAdministrator } from '../users/commands.ts';
import { ADMIN_KEY } from '../users/levelsRepo.ts';
import { archiveMembers, findMembersById, type MemberWrite, updateMembers, userColumns, writeMembersRest } from './memberRepo.ts';
import { type AddedSheet, keyOf, planRows, type Planning, readRow, type RowPlanned } from './plan.ts';
import {
  deleteUnchanged,
  findFunnelPeriods,
  findMemberLevels,
  findUsersByTribeId,
  giveLevels,
  type HeldLevel,
  insertSubscriptions,
  takeLevels,
} from './recordRepo.ts';
import { addCounts, deleteKeys, findKeys, findRecordsByKey, type ImportRow, type RowResult, saveKeys, saveRows } from './repo.ts';

const text = (value: Values[string] | undefined): string => (typeof value === 'string' ? value : '');

// --- Members -------------------------------------------------------------------------------------

/** Whether a row does what its check found. */
const isAsChecked = (row: ImportRow, { plan, recordId }: RowPlanned): boolean =>
  row.outcome === plan.outcome &&
  row.recordId === recordId &&
  (plan.outcome !== 'change' || (standsAs(plan.before ?? {}, row.before ?? {}) && standsAs(plan.after, row.after ?? {})));

/** The result of a row whose plan is another one than that of the check. */
function changedSince(row: ImportRow, plan: ImportPlan): RowResult {
  if (plan.outcome === 'skip') return { id: row.id, state: 'skipped', problem: plan.message };
  return {
    id: row.id,
    state: 'failed',
    problem: row.outcome === 'create' && plan.outcome === 'change' ? HAS_ACCOUNT : IMPORT_CHANGED_SINCE,
  };
}

/** Adds people with the values of their rows. @returns their ids, in the order of the rows */
async function createMembers(tx: Db, rows: readonly Values[], at: Date): Promise<number[]> {
  const memberLevels = await findMemberLevels(
    tx,
    rows.flatMap((after) => levelKeys(after['levels'])),
  );
  const ids = await createImportedUsers(
    tx,
    rows.map((after) => ({
      ...userColumns(after),
      // As the trigger of access levels would set it, which would write each account again.
      type: levelKeys(after['levels']).some((key) => memberLevels.has(key)) ? 'member' : 'non-member',
      firstName: text(after['firstName']),
      lastName: text(after['lastName']),
      email: text(after['email']),
      tribeId: typeof after['tribeId'] === 'string' ? after['tribeId'] : null,
    })),
    at,
  );
  if (ids === null) throw new UserError('CONFLICT', HAS_ACCOUNT);
  return ids;
}

/** Adds and changes people, in the caller's transaction. */
async function applyMembers(ctx: Context, tx: Db, planning: Planning, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const at = ctx.app.clock.now();
  const planned = new Map((await planRows(ctx, tx, planning, { sheet: 'Members', rows, isHeld: true })).map((one) => [one.id, one]));
  const results: RowResult[] = [];
  const written: { id: number; recordId: number | null; before: Values | null; after: Values }[] = [];
  for (const row of rows) {
    const one = planned.get(row.id);
    if (one === undefined || !isAsChecked(row, one) || one.plan.outcome === 'skip' || one.plan.outcome === 'problem')
      results.push(changedSince(row, one?.plan ?? { outcome: 'problem', problems: [] }));
    else written.push({ id: row.id, recordId: one.recordId, before: one.plan.before, after: one.plan.after });
  }
  const added = written.filter(({ recordId }) => recordId === null);
  const ids = await createMembers(
    tx,
    added.map(({ after }) => after),
    at,
  );
  const made = new Map(added.map(({ id }, index) => [id, ids[index] ?? 0]));
  const writes = written.map(({ id, recordId, before, after }): MemberWrite & { isNew: boolean } => ({
    userId: recordId ?? made.get(id) ?? 0,
    values: after,
    held: levelKeys(before?.['levels']),
    isNew: recordId === null,
  }));
  await updateMembers(
    tx,
    writes.filter(({ isNew }) => !isNew),
  );
  await writeMembersRest(tx, writes, at);
  const entries: AuditEntry[] = [];
  for (const { id, recordId, before, after } of written) {
    const subjectId = recordId ?? made.get(id) ?? 0;
    results.push({ id, state: 'applied', recordId: subjectId, problem: null, before, after });
    entries.push({ at, action: 'importUser', subjectType: 'user', subjectId, after, ...(before && { before }) });
  }
  await recordAudits(tx, ctx.actor, entries);
  return results;
}

// --- Subscriptions -------------------------------------------------------------------------------

/**
 * Adds the subscriptions that people had before: their periods, without an invoice, because the
 * sheet has no amounts. The funnel's access level comes with one that was not ended.
 */
async function applySubscriptions(ctx: Context, tx: Db, planning: Planning, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const at = ctx.app.clock.now();
  const planned = new Map((await planRows(ctx, tx, planning, { sheet: 'Subscription', rows })).map((one) => [one.id, one]));
  const values = rows.map((row) => ({ row, value: readRow('Subscription', row.cells) }));
  const people = await findRecordsByKey(
    tx,
    planning.importId,
    'Members',
    values.map(({ value }) => value['Subscription ID']),
  );
  const funnels = await findFunnelPeriods(
    tx,
    values.map(({ value }) => value['Funnel ID']),
  );
  const results: RowResult[] = [];
  const written: { id: number; key: string; levelId: number; subscription: Parameters<typeof insertSubscriptions>[1][number] }[] = [];
  for (const { row, value } of values) {
    const key = value['Subscription ID'];
    const [plan, userId, funnel] = [planned.get(row.id)?.plan, people.get(key), funnels.get(value['Funnel ID'])];
    if (plan?.outcome !== 'create' || userId === undefined || funnel === undefined) {
      results.push(
        plan?.outcome === 'skip'
          ? { id: row.id, state: 'skipped', problem: plan.message }
          : { id: row.id, state: 'failed', problem: userId === undefined ? 'Its row of Members was not imported.' : IMPORT_CHANGED_SINCE },
      );
      continue;
    }
    mustDecideMoney(ctx, userId);
    const startsAt = accessStart({ startByDays: funnel.startByDays, startsAt: null }, value['Created At (mm/dd/yyyy)']);
    const isEnded = value['Unenrolled (true or false)'] === true;
    written.push({
      id: row.id,
      key,
      levelId: funnel.levelId,
      subscription: {
        userId,
        funnelId: value['Funnel ID'],
        paymentTermId: value['Payment Term ID'],
        accessLevelId: funnel.levelId,
        startsAt,
        expiresAt: validityDateOf(funnel.validityByDays, startsAt),
        unsubscribedAt: isEnded ? at : null,
        unsubscribedReason: isEnded ? 'Imported as unenrolled' : null,
        createdAt: new Date(Math.min(value['Created At (mm/dd/yyyy)'].getTime(), at.getTime())),
      },
    });
  }
  const ids = await insertSubscriptions(
    tx,
    written.map(({ subscription }) => subscription),
  );
  const brought = written.flatMap(({ levelId, subscription: { userId, unsubscribedAt } }): HeldLevel[] =>
    unsubscribedAt === null ? [{ userId, levelId }] : [],
  );
  const isNew = new Set((await giveLevels(tx, brought, at)).map(({ userId, levelId }) => `${userId} ${levelId}`));
  await saveKeys(
    tx,
    'Subscription',
    written.map(({ key }, index) => ({ key, recordId: ids[index] ?? 0 })),
  );
  const entries: AuditEntry[] = [];
  for (const [index, { id, levelId, subscription }] of written.entries()) {
    const { userId, funnelId } = subscription;
    const recordId = ids[index] ?? 0;
    const after = { userId, levelId: isNew.delete(`${userId} ${levelId}`) ? levelId : null };
    results.push({ id, state: 'applied', recordId, problem: null, before: null, after });
    entries.push({
      at,
      action: 'importSubscription',
      subjectType: 'subscription',
      subjectId: recordId,
      after: { userId, funnelId },
      personId: userId,
    });
  }
  await recordAudits(tx, ctx.actor, entries);
  return results;
}

/** The sheets whose rows are written together, in one transaction. */
const TOGETHER: Partial<Record<SheetName, typeof applyMembers>> = { Members: applyMembers, Subscription: applySubscriptions };

export const isWrittenTogether = (sheet: SheetName): boolean => TOGETHER[sheet] !== undefined;

/** Saves the results of rows, and counts them. */
export async function saveResults(tx: Db, importId: number, results: readonly RowResult[]): Promise<void> {
  await saveRows(tx, results);
  await addCounts(tx, importId, results);
}

/** Writes rows of a sheet and their results, in the caller's transaction. */
export async function applyTogether(ctx: Context, tx: Db, planning: Planning, sheet: SheetName, rows: readonly ImportRow[]): Promise<void> {
  await saveResults(tx, planning.importId, (await TOGETHER[sheet]?.(ctx, tx, planning, rows)) ?? []);
}

// --- Groups and courses --------------------------------------------------------------------------

const described = (value: { Name: string; 'Short Description': string | null; Description: string | null }) => ({
  name: value.Name,
  shortDescription: value['Short Description'] ?? '',
  description: value.Description ?? '',
});

/** The id of the record that a row refers to: of an earlier import, or of a row that was skipped. */
async function parentOf(db: Db, importId: number, sheet: AddedSheet, key: string): Promise<number> {
  const made = (await findKeys(db, sheet, [key])).get(key);
  const id = made ?? (await findRecordsByKey(db, importId, sheet, [key])).get(key);
  if (id === undefined) throw new UserError('CONFLICT', `The row ${key} of ${sheet} was not imported.`);
  return id;
}

/** How the record of a row is added: by the same commands as on the screens. A course is a draft. */
const ADD: Readonly<Record<AddedSheet, (ctx: Context, db: Db, row: ImportRow, idempotency: Idempotency) => Promise<number>>> = {
  Groups: (ctx, _db, { cells }, idempotency) => createGroup(ctx, { name: readRow('Groups', cells).Name }, idempotency),
  Subgroups: async (ctx, db, { cells, importId }, idempotency) => {
    const value = readRow('Subgroups', cells);
    return createSubgroup(ctx, { name: value.Name, groupId: await parentOf(db, importId, 'Groups', value['Group ID']) }, idempotency);
  },
  Courses: async (ctx, db, { cells }, idempotency) => {
    const value = readRow('Courses', cells);
    const author = value['Author Tribe ID'];
    const authorId = author === null ? null : ((await findUsersByTribeId(db, [author])).get(author) ?? null);
    return createCourse(ctx, { ...described(value), authorId }, idempotency);
  },
  Units: async (ctx, db, { cells, importId }, idempotency) => {
    const value = readRow('Units', cells);
    return addUnit(ctx, await parentOf(db, importId, 'Courses', value['Course ID']), described(value), idempotency);
  },
  Lessons: async (ctx, db, { cells, importId }, idempotency) => {
    const value = readRow('Lessons', cells);
    const { description: body, ...rest } = described(value);
    return createLesson(ctx, { ...rest, body, type: 'TEXT', unitId: await parentOf(db, importId, 'Units', value['Unit ID']) }, idempotency);
  },
};

/** Adds the record of one row. A row that is run again, after its process ended, finds its record. */
export async function applyAlone(ctx: Context, planning: Planning, sheet: AddedSheet, row: ImportRow): Promise<void> {
  const { database } = ctx.app;
  const [planned] = await planRows(ctx, database.db, planning, { sheet, rows: [row] });
  const key = keyOf(sheet, row.cells);
  const isMade = planned?.recordId != null;
  if (isMade)
    return saveRows(database.db, [
      { id: row.id, state: 'skipped', recordId: planned.recordId, problem: planned.plan.outcome === 'skip' ? planned.plan.message : null },
    ]);
  const idempotency = { key: `import ${planning.importId} ${sheet} row ${row.row}`, input: row.cells };
  const recordId = await ADD[sheet](ctx, database.db, row, idempotency);
  await database.transaction(async (tx) => {
    await saveKeys(tx, sheet, [{ key, recordId }]);
    await saveResults(tx, planning.importId, [{ id: row.id, state: 'applied', recordId, problem: null }]);
  });
}

// --- Undoing -------------------------------------------------------------------------------------

const kept = (id: number): RowResult => ({ id, state: 'kept', problem: ROW_CHANGED_SINCE });

/**
 * Undoes rows of people: those changed get their values back. Those added are archived, because the
 * audit refers to them.
 */
async function undoMembers(ctx: Context, tx: Db, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const at = ctx.app.clock.now();
  const people = new Map(
    (
      await findMembersById(
        tx,
        rows.flatMap(({ recordId }) => recordId ?? []),
      )
    ).map((person) => [person.id, person]),
  );
  const [results, entries]: [RowResult[], AuditEntry[]] = [[], []];
  const archived: number[] = [];
  const restored: MemberWrite[] = [];
  let isAdminRemoved = false;
  for (const { id, recordId, before, after } of rows) {
    const person = people.get(recordId ?? 0);
    const { tribeId, email, ...values } = after ?? {};
    if (
      person === undefined ||
      person.archivedAt !== null ||
      recordId === null ||
      !standsAs(person.values, values) ||
      (email !== undefined && email !== person.email) ||
      (typeof tribeId === 'string' && tribeId !== person.tribeId)
    ) {
      results.push(kept(id));
      continue;
    }
    if (before === null) archived.push(recordId);
    else {
      const held = levelKeys(person.values['levels']);
      restored.push({ userId: recordId, values: before, held });
      isAdminRemoved ||= 'levels' in before && held.includes(ADMIN_KEY) && !levelKeys(before['levels']).includes(ADMIN_KEY);
    }
    results.push({ id, state: 'undone', problem: null });
    entries.push({
      at,
      action: 'undoImportUser',
      subjectType: 'user',
      subjectId: recordId,
      before: values,
      ...(before && { after: before }),
    });
  }
  await updateMembers(tx, restored);
  await writeMembersRest(tx, restored, at);
  await archiveMembers(tx, archived, { at, reason: 'The import that added it was undone' });
  if (archived.length > 0) await leave(ctx, tx, archived, at);
  if (isAdminRemoved || archived.length > 0) await mustKeepAdministrator(tx);
  await recordAudits(tx, ctx.actor, entries);
  return results;
}

/** The results of rows whose records were deleted, and of those that stay. */
const resultsOf = (rows: readonly ImportRow[], deleted: ReadonlySet<number>): RowResult[] =>
  rows.map(({ id, recordId }) => (deleted.has(recordId ?? 0) ? { id, state: 'undone', problem: null } : kept(id)));

const recordsOf = (rows: readonly ImportRow[]): number[] => rows.flatMap(({ recordId }) => recordId ?? []);

async function undoSubscriptions(ctx: Context, tx: Db, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const at = ctx.app.clock.now();
  const deleted = await deleteUnchanged(tx, 'Subscription', recordsOf(rows));
  const gone = rows.filter(({ recordId }) => deleted.has(recordId ?? 0));
  await takeLevels(
    tx,
    gone.flatMap(({ after }): HeldLevel[] => {
      const { userId, levelId } = after ?? {};
      return typeof userId === 'number' && typeof levelId === 'number' ? [{ userId, levelId }] : [];
    }),
  );
  await deleteKeys(tx, 'Subscription', [...deleted]);
  await recordAudits(
    tx,
    ctx.actor,
    gone.map(({ recordId, after }) => ({
      at,
      action: 'undoImportSubscription',
      subjectType: 'subscription',
      subjectId: recordId ?? 0,
      before: { userId: after?.['userId'] ?? null },
      personId: Number(after?.['userId']),
    })),
  );
  return resultsOf(rows, deleted);
}

const SUBJECTS: Readonly<Record<AddedSheet, string>> = {
  Groups: 'group',
  Subgroups: 'subgroup',
  Courses: 'course',
  Units: 'unit',
  Lessons: 'lesson',
};

async function undoAdded(ctx: Context, tx: Db, sheet: AddedSheet, rows: readonly ImportRow[]): Promise<RowResult[]> {
  const at = ctx.app.clock.now();
  const deleted = await deleteUnchanged(tx, sheet, recordsOf(rows));
  await deleteKeys(tx, sheet, [...deleted]);
  await recordAudits(
    tx,
    ctx.actor,
    rows.flatMap(({ recordId }) =>
      deleted.has(recordId ?? 0) ? [{ at, action: 'undoImport', subjectType: SUBJECTS[sheet], subjectId: recordId ?? 0 }] : [],
    ),
  );
  return resultsOf(rows, deleted);
}

/** Undoes applied rows of a sheet, the last first, in the caller's transaction. */
export async function undoRows(ctx: Context, tx: Db, importId: number, { sheet, rows }: { sheet: SheetName; rows: readonly ImportRow[] }) {
  const undone =
    sheet === 'Members'
      ? undoMembers(ctx, tx, rows)
      : sheet === 'Subscription'
        ? undoSubscriptions(ctx, tx, rows)
        : undoAdded(ctx, tx, sheet, rows);
  await saveResults(tx, importId, await undone);
}
