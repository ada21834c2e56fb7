import { auditEntriesList, ERASED_VALUE, isRequestId, PERSONAL_VALUE, signInsList } from '@atlas/domain/audit';
import { emailAddress } from '@atlas/domain/auth';
import { asLine } from '@atlas/domain/forms';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { and, eq, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import type { Filter, List, Rows, Walk } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { impersonations, signInLog } from '../auth/tables.ts';
import { walksOfPersonNamed } from '../users/personSearchRepo.ts';
import { auditEntries, auditPersonalValues } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;
export type SignIn = typeof signInLog.$inferSelect;
export type Impersonation = typeof impersonations.$inferSelect;

/**
 * Condition for rows of people in scope. Rows without a known person are for readers who see
 * everyone.
 */
const inScope = ({ reader }: Source, ...people: AnyPgColumn[]): SQL | undefined =>
  seesEveryone(reader) ? undefined : or(...people.map((person) => ofPeopleInScope(reader, person)));

/**
 * The rows that a log search finds: those of one request by its complete id, otherwise those found
 * along the given walks.
 */
function searched(search: string | null | undefined, requestId: AnyPgColumn, waysOf: (search: string) => Walk[]): Rows {
  const text = asLine(search ?? '');
  if (text === '') return { where: undefined };
  return isRequestId(text) ? { where: eq(requestId, text.toLowerCase()) } : { where: undefined, walks: waysOf(text) };
}

/** Entries with the personal values that are still stored, the oldest first. */
export async function readAuditEntries(db: Db, where: SQL | undefined): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditEntries, personal: auditPersonalValues })
    .from(auditEntries)
    .leftJoin(auditPersonalValues, eq(auditPersonalValues.entryId, auditEntries.id))
    .where(where)
    .orderBy(auditEntries.id);
  return rows.map(({ entry, personal }) => ({
    ...entry,
    before: withPersonalValues(entry.before, personal?.before),
    after: withPersonalValues(entry.after, personal?.after),
  }));
}

export const auditEntryLoader = oneById<AuditEntry>(({ db }, ids) => readAuditEntries(db, inList(auditEntries.id, ids)));

type Fields = Record<string, unknown>;

/** The fields of an entry, with the stored personal values in place of their marks. */
const withPersonalValues = (fields: Fields | null, personal: Fields | null | undefined): Fields | null =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === PERSONAL_VALUE ? (personal?.[name] ?? ERASED_VALUE) : value]),
  );

/**
 * Erases the personal values that the audit stores about a person. The entries stay, with marks.
 *
 * @returns the number of entries that had some
 */
export async function erasePersonalValuesOf(tx: Db, personId: number): Promise<number> {
  const erased = await tx
    .delete(auditPersonalValues)
    .where(eq(auditPersonalValues.personId, personId))
    .returning({ entryId: auditPersonalValues.entryId });
  return erased.length;
}

/**
 * Audit entries of people in scope. A search matches the actor, and the person on whose behalf the
 * actor worked. Previews of bulk changes that were never applied appear only when requested.
 */
export function auditEntriesRows(filter: Filter<FilterFieldsOf<typeof auditEntriesList>>, source: Source): Rows {
  const found = searched(filter.search, auditEntries.requestId, (search) =>
    walksOfPersonNamed(search, source, auditEntries.actorId, auditEntries.onBehalfOfId),
  );
  return {
    where: and(
      inScope(source, auditEntries.actorId),
      found.where,
      filter.actorId == null ? undefined : eq(auditEntries.actorId, filter.actorId),
      filter.action == null ? undefined : inList(auditEntries.action, filter.action),
      filter.subjectType == null ? undefined : inList(auditEntries.subjectType, filter.subjectType),
      filter.subjectId == null ? undefined : eq(auditEntries.subjectId, filter.subjectId),
      showsPreviews(filter) ? undefined : IS_NO_UNUSED_PREVIEW,
      onDays(auditEntries.at, filter),
    ),
    walks: found.walks,
  };
}

const PREVIEW = 'previewBulkJob';

/**
 * Whether previews of bulk changes that were never applied are listed: when they are requested, and
 * for filters that name the action or one record.
 */
const showsPreviews = ({ previews, action, subjectId }: Filter<FilterFieldsOf<typeof auditEntriesList>>): boolean =>
  previews === true || subjectId != null || action?.includes(PREVIEW) === true;

/**
 * Condition for entries other than previews that were never applied. The audit itself contains
 * whether they were, because the log of bulk operations is not retained as long.
 */
const IS_NO_UNUSED_PREVIEW = sql`(${auditEntries.action} <> ${PREVIEW} or exists (
  select from ${auditEntries} as applied
  where applied.subject_type = ${auditEntries.subjectType} and applied.subject_id = ${auditEntries.subjectId} and applied.action = 'applyBulkJob'
))`;

/** The audit list for staff. */
export const AUDIT_LIST = declaredList({
  name: 'auditEntries',
  page: 'infoLogsReport',
  declaration: auditEntriesList,
  list: {
    table: auditEntries,
    id: auditEntries.id,
    sorts: { at: [auditEntries.at] },
  },
  where: auditEntriesRows,
  loader: auditEntryLoader,
});

export const signInLoader = oneById<SignIn>(({ db }, ids) => db.select().from(signInLog).where(inList(signInLog.id, ids)));

/**
 * Sign-in attempts of people in scope. Attempts with unknown addresses are for readers who see
 * everyone. The search also matches a complete address as it was typed.
 */
export function signInsRows(filter: Filter<FilterFieldsOf<typeof signInsList>>, source: Source): Rows {
  const found = searched(filter.search, signInLog.requestId, (search) => [
    ...walksOfPersonNamed(search, source, signInLog.userId),
    eq(signInLog.email, emailAddress(search) ?? search),
  ]);
  return {
    where: and(
      inScope(source, signInLog.userId),
      found.where,
      filter.userId == null ? undefined : eq(signInLog.userId, filter.userId),
      filter.isSuccess == null ? undefined : eq(signInLog.isSuccess, filter.isSuccess),
      onDays(signInLog.at, filter),
    ),
    walks: found.walks,
  };
}

/** The list of sign-in attempts for staff. */
export const SIGN_IN_LIST = declaredList({
  name: 'signInLog',
  page: 'infoLogsReport',
  declaration: signInsList,
  list: { table: signInLog, id: signInLog.id, sorts: { at: [signInLog.at] } },
  where: signInsRows,
  loader: signInLoader,
});

export const impersonationLoader = oneById<Impersonation>(({ db }, ids) =>
  db.select().from(impersonations).where(inList(impersonations.id, ids)),
);

export const impersonationsList = {
  table: impersonations,
  id: impersonations.id,
  sorts: { started: [impersonations.startedAt] },
} satisfies List<string>;

export type ImpersonationFilter = Filter<{ impersonatorId: number; userId: number; running: boolean; from: string; to: string }>;

/** Impersonations whose impersonator or impersonated person is in scope. */
export const impersonationsWhere = (filter: ImpersonationFilter, source: Source): SQL | undefined =>
  and(
    inScope(source, impersonations.userId, impersonations.impersonatorId),
    filter.impersonatorId == null ? undefined : eq(impersonations.impersonatorId, filter.impersonatorId),
    filter.userId == null ? undefined : eq(impersonations.userId, filter.userId),
    filter.running == null ? undefined : filter.running ? isNull(impersonations.endedAt) : isNotNull(impersonations.endedAt),
    onDays(impersonations.startedAt, filter),
  );

/**
 * The time of the last change of each record of a kind, by its id. Records that were never changed
 * are absent.
 */
export async function lastChangesOf({ db }: Pick<Source, 'db'>, subjectType: string, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: auditEntries.subjectId, at: max(auditEntries.at) })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, subjectType), inList(auditEntries.subjectId, ids)))
    .groupBy(auditEntries.subjectId);
  return new Map(rows.flatMap(({ id, at }) => (id === null || at === null ? [] : [[id, at]])));
}
