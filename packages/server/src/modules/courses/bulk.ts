import { archiveRecord } from '@atlas/domain/jobs';
import { sql } from 'drizzle-orm';
import { type AnyBulkOperation, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { isAmong } from '../../db/isAmong.ts';
import { writeValues } from '../../bulk/writeValues.ts';
import { courses } from './tables.ts';

/** Takes courses away from members, or gives them back. */
const archiving = (name: 'archive-courses' | 'restore-courses', archived: boolean): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table: courses,
    subject: 'course',
    select: async (_ctx, tx, ids) => {
      const rows = await tx
        .select({ id: courses.id, archivedAt: courses.archivedAt })
        .from(courses)
        .where(isAmong(courses.id, [...ids]));
      return rows.map(({ id, archivedAt }) => ({ id, archivedAt, values: { archivedAt: archivedAt?.toISOString() ?? null } }));
    },
    describe: ({ archivedAt }, _input, ctx) => archiveRecord(archivedAt, archived, ctx.source.now),
    apply: (tx, changes) => writeValues(tx, courses, changes, { archived_at: sql`(wanted.values ->> 'archivedAt')::timestamptz` }),
  });

export const archiveCourses = archiving('archive-courses', true);
export const restoreCourses = archiving('restore-courses', false);
