import { and, desc, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AffiliateState, LeadState } from '@atlas/domain/affiliates';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition, searchFields } from '../../db/search.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { isOpenFunnel } from '../funnels/repo.ts';
import { funnels } from '../funnels/tables.ts';
import { products } from '../products/tables.ts';
import { users } from '../users/tables.ts';
import { affiliateClicks, affiliates, affiliateTerms, leads } from './tables.ts';

export type Affiliate = typeof affiliates.$inferSelect;
export type AffiliateTerms = typeof affiliateTerms.$inferSelect;

/**
 * A lead in the form of a person's record: `userId` is the affiliate's account, `accountId` that of
 * the lead.
 */
export type Lead = Omit<typeof leads.$inferSelect, 'userId'> & { userId: number; accountId: number | null };

export const affiliateLoader = oneById<Affiliate>(({ db }, ids) => db.select().from(affiliates).where(inList(affiliates.id, ids)));

/** Whether a reader manages affiliates; such readers see leads unmasked. */
export const looksAfterAffiliates = (reader: Reader): boolean => opensPage(reader, 'affiliates');

const inScope = (reader: Reader): SQL =>
  looksAfterAffiliates(reader) ? ofPeopleInScope(reader, affiliates.userId) : sql`${affiliates.userId} = ${reader.userId}`;

/**
 * Condition for records of the affiliates whom a reader sees: the reader, and the affiliates they
 * manage.
 *
 * @param affiliateId the column that names the affiliate
 */
export const ofAffiliatesInScope = (reader: Reader, affiliateId: AnyPgColumn): SQL =>
  looksAfterAffiliates(reader) && seesEveryone(reader)
    ? sql`true`
    : sql`${affiliateId} in (select ${affiliates.id} from ${affiliates} where ${inScope(reader)})`;

/**
 * Finds an affiliate whom the reader sees: by number, or the reader's own record when `id` is null.
 */
export async function findAffiliate({ db, reader }: Source, id: number | null): Promise<Affiliate | null> {
  const [row] = await db
    .select()
    .from(affiliates)
    .where(id === null ? eq(affiliates.userId, reader.userId) : and(eq(affiliates.id, id), inScope(reader)));
  return row ?? null;
}

/** The terms in force: the newest published version. */
export async function findTerms({ db, now }: Pick<Source, 'db' | 'now'>): Promise<AffiliateTerms | null> {
  const published = db.select().from(affiliateTerms).where(lte(affiliateTerms.publishedAt, now));
  const [row] = await published.orderBy(desc(affiliateTerms.version)).limit(1);
  return row ?? null;
}

const leadCount = sql`(select count(*)::int from ${leads} where ${leads.affiliateId} = ${affiliates.id})`;

export const affiliatesList = {
  table: affiliates,
  id: affiliates.id,
  sorts: { created: [affiliates.createdAt], leads: [leadCount] },
} satisfies List<string>;

export function affiliatesWhere(filter: Filter<{ search: string; state: AffiliateState }>, { reader }: Source): SQL | undefined {
  const byPerson = searchCondition(filter.search, users.searchText);
  const byCode = searchCondition(
    filter.search,
    sql`search_text(${affiliates.code}::text || ' ' || coalesce(${affiliates.linkName}::text, ''))`,
  );
  return and(
    seesEveryone(reader) ? undefined : ofPeopleInScope(reader, affiliates.userId),
    byPerson && sql`(${byCode} or ${affiliates.userId} in (select ${users.id} from ${users} where ${byPerson}))`,
    filter.state == null ? undefined : eq(affiliates.state, filter.state),
  );
}

/** Numbers of visits and people that an affiliate brought in. */
export interface AffiliateFigures {
  clicks: number;
  leads: number;
}

/** Loads the figures of affiliates in one statement. */
export const affiliateFigures = valueBy<AffiliateFigures>({ clicks: 0, leads: 0 }, async ({ db }, ids) => {
  const { rows } = await db.execute<AffiliateFigures & { key: number } & Record<string, unknown>>(sql`
    select ${affiliates.id} as key,
      (select count(*)::int from ${affiliateClicks} where ${affiliateClicks.affiliateId} = ${affiliates.id}) as clicks,
      ${leadCount} as leads
    from ${affiliates} where ${inList(affiliates.id, ids)}`);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export interface FunnelLink {
  affiliateId: number;
  funnelId: number;
  slug: string;
  name: string;
  clicks: number;
}

/**
 * The funnels that affiliates may link to (open, and not hidden from choices), with their clicks on
 * each.
 */
export const funnelLinksOf = manyBy<FunnelLink>(
  ({ affiliateId }) => affiliateId,
  ({ db, now }, ids) =>
    db
      .select({
        affiliateId: affiliates.id,
        funnelId: funnels.id,
        slug: funnels.slug,
        name: products.name,
        clicks: sql<number>`(
          select count(*)::int from ${affiliateClicks}
          where ${affiliateClicks.affiliateId} = ${affiliates.id} and ${affiliateClicks.funnelId} = ${funnels.id}
        )`,
      })
      .from(affiliates)
      .innerJoin(funnels, eq(funnels.hidden, false))
      .innerJoin(products, eq(products.id, funnels.productId))
      .where(and(inList(affiliates.id, ids), isOpenFunnel(now)))
      .orderBy(affiliates.id, byName(products.name), funnels.id),
);

export const leadLoader = oneById<Lead>(async ({ db }, ids) => {
  const rows = await db
    .select({ lead: leads, affiliateUserId: affiliates.userId })
    .from(leads)
    .innerJoin(affiliates, eq(affiliates.id, leads.affiliateId))
    .where(inList(leads.id, ids));
  return rows.map(({ lead, affiliateUserId }) => ({ ...lead, accountId: lead.userId, userId: affiliateUserId }));
});

export const leadsList = {
  table: leads,
  id: leads.id,
  sorts: {
    created: [leads.createdAt],
    // Leads about to buy first, then possible buyers, then lapsed leads, then those who have
    // bought.
    leads: [sql`case ${leads.state} when 'ordered' then 3 when 'new' then 2 when 'lapsed' then 1 else 0 end`],
  },
} satisfies List<string>;

export type LeadsFilter = Filter<{ search: string; affiliateId: number; state: LeadState; from: string; to: string }>;

/**
 * Condition for the leads that a reader sees: their own, and those of affiliates they manage.
 * `from` and `to` are days in Manila.
 */
export const leadsWhere = (filter: LeadsFilter, { reader }: Source): SQL | undefined =>
  and(
    ofAffiliatesInScope(reader, leads.affiliateId),
    searchCondition(filter.search, searchFields(leads.firstName, leads.lastName, sql`${leads.email}::text`)),
    filter.affiliateId == null ? undefined : eq(leads.affiliateId, filter.affiliateId),
    filter.state == null ? undefined : eq(leads.state, filter.state),
    onDays(leads.createdAt, filter),
  );

/**
 * Finds the active affiliate with this code or main link.
 *
 * @returns null when no active affiliate has it
 */
export async function findActiveAffiliate(db: Db, code: string): Promise<Pick<Affiliate, 'id' | 'userId'> | null> {
  const [row] = await db
    .select({ id: affiliates.id, userId: affiliates.userId })
    .from(affiliates)
    .where(and(or(eq(affiliates.code, code), eq(affiliates.linkName, code)), eq(affiliates.state, 'active')))
    .orderBy(sql`${affiliates.code} <> ${code}`)
    .limit(1);
  return row ?? null;
}

/**
 * Adds a lead.
 *
 * @returns its id, or null when that affiliate already has the lead
 */
export async function insertLead(tx: Db, row: typeof leads.$inferInsert): Promise<number | null> {
  const [inserted] = await tx.insert(leads).values(row).onConflictDoNothing().returning({ id: leads.id });
  return inserted?.id ?? null;
}
