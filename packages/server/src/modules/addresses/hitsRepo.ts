import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { redirectRules } from '../redirects/tables.ts';

/** The number of times that a redirect rule was followed. */
export interface Hits {
  ruleId: number;
  hits: number;
}

/**
 * Adds to the hits of rules in one statement. The revision stays, so that an open form of the rule
 * can still be saved. The order of the rows keeps two processes from waiting for each other.
 */
export async function addHits(db: Db, hits: readonly Hits[]): Promise<void> {
  await db.execute(sql`
    update ${redirectRules} set hits = least(${redirectRules.hits}::bigint + counted.hits, 2147483647)
    from (
      select ${redirectRules.id} as id, given.hits
      from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as given ("ruleId" int, hits int)
      join ${redirectRules} on ${redirectRules.id} = given."ruleId"
      order by ${redirectRules.id} for update of ${redirectRules}
    ) as counted
    where ${redirectRules.id} = counted.id`);
}
