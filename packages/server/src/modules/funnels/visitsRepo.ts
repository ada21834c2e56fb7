import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { funnelDays, funnels } from './tables.ts';

/** Visits of the page with a slug on a Manila day. */
export interface FunnelVisits {
  slug: string;
  /** As `2025-11-12`. */
  day: string;
  visits: number;
}

/**
 * Adds visits to the days of funnels, in one statement. A slug without a funnel is ignored. The
 * order of the rows keeps two processes from waiting for each other.
 */
export async function addFunnelVisits(db: Db, visits: readonly FunnelVisits[]): Promise<void> {
  await db.execute(sql`
    insert into ${funnelDays} as known (funnel_id, day, visits)
    select ${funnels.id}, counted.day, sum(counted.visits)
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as counted (slug text, day date, visits int)
    join ${funnels} on ${funnels.slug} = counted.slug::citext
    group by ${funnels.id}, counted.day
    order by ${funnels.id}, counted.day
    on conflict (funnel_id, day) do update set visits = known.visits + excluded.visits`);
}
