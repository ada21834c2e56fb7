import { and, eq, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { bugReports } from './tables.ts';

export type BugReport = typeof bugReports.$inferSelect;

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
export const bugReportsWhere = (filter: Filter<{ state: BugReport['state'] }>, { reader }: Source): SQL | undefined =>
  and(ofPeopleInScope(reader, bugReports.userId), filter.state == null ? undefined : eq(bugReports.state, filter.state));
