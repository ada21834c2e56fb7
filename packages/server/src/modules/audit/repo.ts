import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope, seesEverybody } from '../access/scopes.ts';
import { impersonations, signInLog } from '../auth/tables.ts';
import { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;
export type SignIn = typeof signInLog.$inferSelect;
export type Impersonation = typeof impersonations.$inferSelect;

/** The rows of people in scope; those of nobody we know are for who sees everybody. */
const inScope = ({ reader }: Source, ...people: AnyPgColumn[]): SQL | undefined =>
  seesEverybody(reader) ? undefined : or(...people.map((person) => ofPeopleInScope(reader, person)));

export const auditEntryLoader = oneById<AuditEntry>(({ db }, ids) => db.select().from(auditEntries).where(isAmong(auditEntries.id, ids)));

export const auditEntriesList = { table: auditEntries, id: auditEntries.id, sorts: { at: [auditEntries.at] } } satisfies List<string>;

export type AuditFilter = Filter<{ actorId: number; action: string; subjectType: string; subjectId: number; from: string; to: string }>;

/** What people in scope did. */
export const auditEntriesWhere = (filter: AuditFilter, source: Source): SQL | undefined =>
  and(
    inScope(source, auditEntries.actorId),
    filter.actorId == null ? undefined : eq(auditEntries.actorId, filter.actorId),
    filter.action == null ? undefined : eq(auditEntries.action, filter.action),
    filter.subjectType == null ? undefined : eq(auditEntries.subjectType, filter.subjectType),
    filter.subjectId == null ? undefined : eq(auditEntries.subjectId, filter.subjectId),
    onDays(auditEntries.at, filter),
  );

export const signInLoader = oneById<SignIn>(({ db }, ids) => db.select().from(signInLog).where(isAmong(signInLog.id, ids)));

export const signInsList = { table: signInLog, id: signInLog.id, sorts: { at: [signInLog.at] } } satisfies List<string>;

export type SignInFilter = Filter<{ userId: number; isSuccess: boolean; from: string; to: string }>;

/** Attempts of people in scope; those of unknown addresses are for who sees everybody. */
export const signInsWhere = (filter: SignInFilter, source: Source): SQL | undefined =>
  and(
    inScope(source, signInLog.userId),
    filter.userId == null ? undefined : eq(signInLog.userId, filter.userId),
    filter.isSuccess == null ? undefined : eq(signInLog.isSuccess, filter.isSuccess),
    onDays(signInLog.at, filter),
  );

export const impersonationLoader = oneById<Impersonation>(({ db }, ids) =>
  db.select().from(impersonations).where(isAmong(impersonations.id, ids)),
);

export const impersonationsList = {
  table: impersonations,
  id: impersonations.id,
  sorts: { started: [impersonations.startedAt] },
} satisfies List<string>;

export type ImpersonationFilter = Filter<{ impersonatorId: number; userId: number; running: boolean; from: string; to: string }>;

/** Where the person looked at, or who looked, is in scope. */
export const impersonationsWhere = (filter: ImpersonationFilter, source: Source): SQL | undefined =>
  and(
    inScope(source, impersonations.userId, impersonations.impersonatorId),
    filter.impersonatorId == null ? undefined : eq(impersonations.impersonatorId, filter.impersonatorId),
    filter.userId == null ? undefined : eq(impersonations.userId, filter.userId),
    filter.running == null ? undefined : filter.running ? isNull(impersonations.endedAt) : isNotNull(impersonations.endedAt),
    onDays(impersonations.startedAt, filter),
  );
