import { and, eq, type SQL } from 'drizzle-orm';
import { isAmong } from '../../db/isAmong.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { bulkJobRows, bulkJobs } from './tables.ts';

export type BulkJob = typeof bulkJobs.$inferSelect;
export type BulkJobRow = typeof bulkJobRows.$inferSelect;

/** The jobs that a reader started; who reads the logs also sees those of people in scope. */
const visibleTo = (reader: Reader): SQL =>
  opensPage(reader, 'infoLogsReport') ? ofPeopleInScope(reader, bulkJobs.startedById) : eq(bulkJobs.startedById, reader.userId);

export const bulkJobLoader = oneById<BulkJob>(({ db }, ids) => db.select().from(bulkJobs).where(isAmong(bulkJobs.id, ids)));

export const bulkJobsList = { table: bulkJobs, id: bulkJobs.id, sorts: { created: [bulkJobs.createdAt] } } satisfies List<string>;

export const bulkJobsWhere = (
  filter: Filter<{ operation: string; state: BulkJob['state']; startedById: number }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    visibleTo(reader),
    filter.operation == null ? undefined : eq(bulkJobs.operation, filter.operation),
    filter.state == null ? undefined : eq(bulkJobs.state, filter.state),
    filter.startedById == null ? undefined : eq(bulkJobs.startedById, filter.startedById),
  );

export const bulkJobRowLoader = oneById<BulkJobRow>(({ db }, ids) => db.select().from(bulkJobRows).where(isAmong(bulkJobRows.id, ids)));

export const bulkJobRowsList = {
  table: bulkJobRows,
  id: bulkJobRows.id,
  sorts: { subject: [bulkJobRows.subjectType, bulkJobRows.subjectId] },
} satisfies List<string>;

export const bulkJobRowsWhere = (jobId: number, filter: Filter<{ state: BulkJobRow['state'] }>): SQL | undefined =>
  and(eq(bulkJobRows.jobId, jobId), filter.state == null ? undefined : eq(bulkJobRows.state, filter.state));
