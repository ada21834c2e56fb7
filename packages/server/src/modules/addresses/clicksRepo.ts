import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { affiliateClicks, affiliates } from '../affiliates/tables.ts';
import { funnels } from '../funnels/tables.ts';

/** A visitor's click on a link of an affiliate. */
export interface Click {
  affiliateId: number;
  /** The funnel that the link showed; null when none was open. */
  funnelId: number | null;
  /** The random identifier in the visitor's cookie. */
  visitor: string;
  at: Date;
}

/**
 * Adds clicks in one statement. A click that counts already, or whose affiliate is gone, is
 * ignored.
 */
export async function insertClicks(db: Db, clicks: readonly Click[]): Promise<void> {
  await db.execute(sql`
    insert into ${affiliateClicks} (affiliate_id, funnel_id, visitor, at)
    select ${affiliates.id}, ${funnels.id}, clicked.visitor, clicked.at
    from jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb) as clicked ("affiliateId" int, "funnelId" int, visitor text, at timestamptz)
    join ${affiliates} on ${affiliates.id} = clicked."affiliateId"
    left join ${funnels} on ${funnels.id} = clicked."funnelId"
    order by clicked.at, ${affiliates.id}, clicked.visitor
    on conflict do nothing`);
}
