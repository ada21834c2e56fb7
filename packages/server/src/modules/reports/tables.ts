import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, databaseId, idOf, instant, isOneOf } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Named reports with their filters, run by hand or on a schedule. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: databaseId(),
    name: text().notNull(),
    report: text().$type<'summary' | 'community' | 'payment' | 'info-logs'>().notNull(),
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    schedule: text().$type<'none' | 'daily' | 'weekly' | 'monthly'>().notNull().default('none'),
    ownerId: idOf(() => users.id).notNull(),
    nextRunAt: instant(),
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('saved_reports_report', isOneOf(t.report, ['summary', 'community', 'payment', 'info-logs'])),
    check('saved_reports_schedule', isOneOf(t.schedule, ['none', 'daily', 'weekly', 'monthly'])),
    index('saved_reports_of_owner').on(t.ownerId, t.createdAt, t.id),
    index('saved_reports_listed').on(t.createdAt, t.id),
  ],
);

export const reportRuns = pgTable(
  'report_runs',
  {
    id: databaseId(),
    reportId: idOf(() => savedReports.id).notNull(),
    /** The figures at the time of the run. */
    figures: jsonb().$type<Record<string, unknown>>().notNull(),
    asOf: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('report_runs_of_report').on(t.reportId, t.createdAt, t.id)],
);

declareColumns(savedReports, { open: ['name', 'report', 'filters', 'schedule'] });
