import { archiveRecord } from '@atlas/domain/jobs';
import { sql } from 'drizzle-orm';
import { type AnyBulkOperation, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { inList } from '../../db/inList.ts';
import { writeValues } from '../../bulk/writeValues.ts';
import { events } from './tables.ts';

/** Archives events, which hides them from members, or restores them. */
const archiving = (name: 'archive-events' | 'restore-events', archived: boolean): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table: events,
    subject: 'event',
    select: async (_ctx, tx, ids) => {
      const rows = await tx
        .select({ id: events.id, archivedAt: events.archivedAt })
        .from(events)
        .where(inList(events.id, [...ids]));
      return rows.map(({ id, archivedAt }) => ({ id, archivedAt, values: { archivedAt: archivedAt?.toISOString() ?? null } }));
    },
    describe: ({ archivedAt }, _input, ctx) => archiveRecord(archivedAt, archived, ctx.source.now),
    apply: (tx, changes) => writeValues(tx, events, changes, { archived_at: sql`(wanted.values ->> 'archivedAt')::timestamptz` }),
  });

export const archiveEvents = archiving('archive-events', true);
export const restoreEvents = archiving('restore-events', false);
