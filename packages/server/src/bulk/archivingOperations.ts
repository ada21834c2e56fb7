import { archiveRecord, type BulkOperationName } from '@atlas/domain/jobs';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../commands/context.ts';
import type { Archivable } from '../commands/subject.ts';
import { inList } from '../db/inList.ts';
import type { Db } from '../db/open.ts';
import { type AnyBulkOperation, defineBulkOperation } from './defineBulkOperation.ts';
import { writeValues } from './writeValues.ts';

type NounOf<Name> = Name extends `restore-${infer Noun}` ? Noun : never;

/** A plural noun with operations in `BULK_OPERATIONS`: `courses` for `archive-courses`. */
type ArchivedNoun = NounOf<BulkOperationName>;

interface Archiving {
  readonly table: Archivable & { archivedAt: AnyPgColumn<{ data: Date; notNull: false }> };
  /** The audit's name for a record. */
  readonly subject: string;
  /** Finds why records cannot be archived, by their ids. One statement for all of them. */
  readonly whyNotArchive?: (tx: Db, ids: readonly number[], ctx: Context) => Promise<ReadonlyMap<number, string>>;
}

/**
 * The bulk operations that archive and restore the records of a noun, for nouns that need no
 * further input for it.
 */
export function archivingOperations(noun: ArchivedNoun, options: Archiving): { archive: AnyBulkOperation; restore: AnyBulkOperation } {
  return { archive: archiving(`archive-${noun}`, options, true), restore: archiving(`restore-${noun}`, options, false) };
}

const archiving = (name: BulkOperationName, { table, subject, whyNotArchive }: Archiving, archived: boolean): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table,
    subject,
    select: async (ctx, tx, ids) => {
      const problems = await whyNotArchive?.(tx, ids, ctx);
      const rows = await tx
        .select({ id: sql<number>`${table.id}`, archivedAt: table.archivedAt })
        .from(table as Archivable)
        .where(inList(table.id, [...ids]));
      return rows.map(({ id, archivedAt }) => ({
        id,
        archivedAt,
        problem: problems?.get(id) ?? null,
        values: { archivedAt: archivedAt?.toISOString() ?? null },
      }));
    },
    describe: ({ archivedAt, problem }, _input, ctx) => archiveRecord(archivedAt, archived, ctx.source.now, problem),
    // Undoing a restore archives the record again.
    whyNotUndo: ({ problem }) => (archived ? null : problem),
    apply: (tx, changes) => writeValues(tx, table, changes, { archived_at: sql`(wanted.values ->> 'archivedAt')::timestamptz` }),
  });
