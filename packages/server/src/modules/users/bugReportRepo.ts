import { bugReportsList as declaration } from '@atlas/domain/bugReports';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { bugReportAnswers, bugReports } from './tables.ts';

export type BugReport = typeof bugReports.$inferSelect;

export type BugReportAnswer = typeof bugReportAnswers.$inferSelect;

export const bugReportLoader = oneById<BugReport>(({ db }, ids) => db.select().from(bugReports).where(inList(bugReports.id, ids)));

/** The ids of the pictures attached to bug reports. */
export const screenshotsOfReport = manyBy<{ id: number; reportId: number | null }>(
  ({ reportId }) => reportId,
  ({ db }, reportIds) =>
    db
      .select({ id: files.id, reportId: files.bugReportId })
      .from(files)
      .where(inList(files.bugReportId, reportIds))
      .orderBy(files.position, files.id),
);

export const bugReportsList = {
  table: bugReports,
  id: bugReports.id,
  sorts: { created: [bugReports.createdAt] },
} satisfies List<string>;

/**
 * Condition for bug reports: all of them for staff who see everyone, else those of people in scope.
 */
export const bugReportsWhere = (filter: Filter<FilterFieldsOf<typeof declaration>>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, bugReports.userId),
    filter.ticket == null ? undefined : eq(bugReports.ticket, filter.ticket.trim().toUpperCase()),
    filter.state == null ? undefined : eq(bugReports.state, filter.state),
  );

/** The answers to bug reports, oldest first. */
export const answersOfReport = manyBy<BugReportAnswer>(
  ({ reportId }) => reportId,
  ({ db }, reportIds) =>
    db.select().from(bugReportAnswers).where(inList(bugReportAnswers.reportId, reportIds)).orderBy(bugReportAnswers.id),
);

export async function findReport(db: Db, id: number): Promise<BugReport | null> {
  const [row] = await db.select().from(bugReports).where(eq(bugReports.id, id));
  return row ?? null;
}

export async function findReportByTicket(db: Db, ticket: string): Promise<BugReport | null> {
  const [row] = await db.select().from(bugReports).where(eq(bugReports.ticket, ticket));
  return row ?? null;
}

/** Adds a report. Returns null when its ticket number is taken. */
export async function insertReport(tx: Db, row: typeof bugReports.$inferInsert): Promise<number | null> {
  const [added] = await tx.insert(bugReports).values(row).onConflictDoNothing().returning({ id: bugReports.id });
  return added?.id ?? null;
}

export async function insertAnswer(tx: Db, row: typeof bugReportAnswers.$inferInsert): Promise<number> {
  const [added] = await tx.insert(bugReportAnswers).values(row).returning({ id: bugReportAnswers.id });
  if (!added) throw new Error('The answer was not written');
  return added.id;
}

export const countAnswers = (tx: Db, reportId: number): Promise<number> =>
  tx.$count(bugReportAnswers, eq(bugReportAnswers.reportId, reportId));

/** Ids of at most `limit` screenshots that were uploaded up to an instant, oldest first. */
export async function findOldScreenshots(db: Db, upTo: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isNotNull(files.bugReportId), lte(files.createdAt, upTo)))
    .orderBy(files.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
