import { archiveRecord } from '@atlas/domain/jobs';
import { whyNotRestoreRedirect } from '@atlas/domain/redirects';
import { sql } from 'drizzle-orm';
import { type AnyBulkOperation, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { writeValues } from '../../bulk/writeValues.ts';
import type { Db } from '../../db/open.ts';
import { holdFacts } from './commands.ts';
import { findRulesWithIds, type RedirectRule } from './repo.ts';
import { redirectRules } from './tables.ts';

/** Archived rules with the reason why they cannot be restored together, in the order of their ids. */
async function withProblems(tx: Db, rows: readonly RedirectRule[]): Promise<{ row: RedirectRule; problem: string | null }[]> {
  const { hosts, others } = await holdFacts(tx, null);
  const inUse = [...others];
  return rows.map((row) => {
    if (row.archivedAt === null) return { row, problem: null };
    const problem = whyNotRestoreRedirect(row, { hosts, others: inUse });
    if (problem === null) inUse.push(row);
    return { row, problem };
  });
}

/** Archives redirect rules, or restores those that may be in use next to the others. */
const archiving = (name: 'archive-redirect-rules' | 'restore-redirect-rules', archived: boolean): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table: redirectRules,
    subject: 'redirect rule',
    select: async (_ctx, tx, ids) => {
      const rows = await withProblems(tx, await findRulesWithIds(tx, ids));
      return rows.map(({ row: { id, archivedAt }, problem }) => ({
        id,
        archivedAt,
        problem,
        values: { archivedAt: archivedAt?.toISOString() ?? null },
      }));
    },
    describe: ({ archivedAt, problem }, _input, ctx) =>
      problem !== null && !archived ? { skipped: problem } : archiveRecord(archivedAt, archived, ctx.source.now),
    apply: (tx, changes) => writeValues(tx, redirectRules, changes, { archived_at: sql`(wanted.values ->> 'archivedAt')::timestamptz` }),
    whyNotUndo: ({ problem }) => (archived ? problem : null),
  });

export const archiveRedirectRules = archiving('archive-redirect-rules', true);
export const restoreRedirectRules = archiving('restore-redirect-rules', false);
