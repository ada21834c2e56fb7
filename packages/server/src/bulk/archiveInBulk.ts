import { archiveRecord, type BulkOperationName } from '@atlas/domain/jobs';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Archivable } from '../commands/subject.ts';
import { inList } from '../db/inList.ts';
import { type AnyBulkOperation, defineBulkOperation } from './defineBulkOperation.ts';
import { writeValues } from './writeValues.ts';

type WithArchivedAt = Archivable & { archivedAt: AnyPgColumn<{ data: Date; notNull: false }> };

/**
 * The bulk operation that archives or restores the records of a noun, for nouns that need no
 * further input for it.
 *
 * @param subject the audit's name for a record
 */
export const archiveInBulk = (
  name: BulkOperationName,
  { table, subject, archived }: { table: WithArchivedAt; subject: string; archived: boolean },
): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table,
    subject,
    select: async (_ctx, tx, ids) => {
      const rows = await tx
        .select({ id: sql<number>`${table.id}`, archivedAt: table.archivedAt })
        .from(table as Archivable)
        .where(inList(table.id, [...ids]));
      return rows.map(({ id, archivedAt }) => ({ id, archivedAt, values: { archivedAt: archivedAt?.toISOString() ?? null } }));
    },
    describe: ({ archivedAt }, _input, ctx) => archiveRecord(archivedAt, archived, ctx.source.now),
    apply: (tx, changes) => writeValues(tx, table, changes, { archived_at: sql`(wanted.values ->> 'archivedAt')::timestamptz` }),
  });
