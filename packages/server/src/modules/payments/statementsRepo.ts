import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { oneById, valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { statementRows, statements } from './tables.ts';

export type Statement = typeof statements.$inferSelect;
export type StatementRow = typeof statementRows.$inferSelect;

export const statementLoader = oneById<Statement>(({ db }, ids) => db.select().from(statements).where(inList(statements.id, ids)));

/** The latest statements, newest first. */
export const findStatements = (db: Db): Promise<Statement[]> =>
  db.select().from(statements).orderBy(desc(statements.createdAt), desc(statements.id)).limit(50);

export const statementRowLoader = oneById<StatementRow>(({ db }, ids) =>
  db.select().from(statementRows).where(inList(statementRows.id, ids)),
);

export interface StatementCounts {
  exact: number;
  possible: number;
  unmatched: number;
  applied: number;
}
const NO_ROWS: StatementCounts = { exact: 0, possible: 0, unmatched: 0, applied: 0 };

/** The number of rows of a statement in each state. */
export const countsOfStatement = valueBy<StatementCounts>(NO_ROWS, async ({ db }, ids) => {
  const of = (state: StatementRow['state']) => sql<number>`(count(*) filter (where ${eq(statementRows.state, state)}))::int`;
  const rows = await db
    .select({
      key: statementRows.statementId,
      exact: of('exact'),
      possible: of('possible'),
      unmatched: of('unmatched'),
      applied: of('applied'),
    })
    .from(statementRows)
    .where(inList(statementRows.statementId, ids))
    .groupBy(statementRows.statementId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export const statementRowsList = {
  table: statementRows,
  id: statementRows.id,
  sorts: { row: [statementRows.row] },
} satisfies List<string>;

export const statementRowsWhere = (statementId: number, { state }: Filter<{ state: StatementRow['state'] }>): SQL | undefined =>
  and(eq(statementRows.statementId, statementId), state == null ? undefined : eq(statementRows.state, state));
