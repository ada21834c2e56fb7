import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays, type Days } from '../../db/onDays.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { seesEveryone } from '../access/scopes.ts';
import { reportRuns, savedReports } from './tables.ts';

export type SavedReport = typeof savedReports.$inferSelect;
export type ReportRun = typeof reportRuns.$inferSelect;

/**
 * Condition for visible reports. The figures of a run are those that its owner may see. Readers who
 * see everyone can therefore read every report, others only their own.
 */
const visibleTo = (reader: Reader): SQL | undefined => (seesEveryone(reader) ? undefined : eq(savedReports.ownerId, reader.userId));

/** Saved reports by id. Reports that the reader may not see are absent. */
export const savedReportLoader = oneById<SavedReport>(({ db, reader }, ids) =>
  db
    .select()
    .from(savedReports)
    .where(and(inList(savedReports.id, ids), visibleTo(reader))),
);

export const savedReportsList = {
  table: savedReports,
  id: savedReports.id,
  sorts: { created: [savedReports.createdAt], name: [byName(savedReports.name)] },
} satisfies List<string>;

export const savedReportsWhere = (
  filter: Filter<{ report: SavedReport['report']; ownerId: number; archived: boolean }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    visibleTo(reader),
    filter.archived === true ? isNotNull(savedReports.archivedAt) : isNull(savedReports.archivedAt),
    filter.report == null ? undefined : eq(savedReports.report, filter.report),
    filter.ownerId == null ? undefined : eq(savedReports.ownerId, filter.ownerId),
  );

export const reportRunLoader = oneById<ReportRun>(({ db }, ids) => db.select().from(reportRuns).where(inList(reportRuns.id, ids)));

export const reportRunsList = {
  table: reportRuns,
  id: reportRuns.id,
  sorts: { created: [reportRuns.createdAt] },
} satisfies List<string>;

export const reportRunsWhere = (reportId: number, days: Days): SQL | undefined =>
  and(eq(reportRuns.reportId, reportId), onDays(reportRuns.createdAt, days));
