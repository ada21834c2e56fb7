import DataLoader from 'dataloader';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PageFlag } from '@atlas/domain/access';
import { addManilaDays, fromIsoDay, isoDay, startOfManilaDay } from '@atlas/domain/time';
import { manyBy, type LoaderOf } from '../../commands/loaders.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { prepared, type Given } from '../../db/prepared.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';

/**
 * A kind of content that products contain and access levels grant. Each module registers its own.
 */
interface ContentKind {
  name: 'course' | 'event' | 'resource';
  /** Its staff page flag opens all of it. */
  staffPage: PageFlag;
  item: { table: PgTable; id: AnyPgColumn; name: AnyPgColumn; archivedAt: AnyPgColumn };
  sold: { table: PgTable; item: AnyPgColumn; product: AnyPgColumn };
  granted: { table: PgTable; item: AnyPgColumn; level: AnyPgColumn };
}

/** A kind of content with the loader of its access facts. */
export type Content = ContentKind & { facts: LoaderOf<number, ContentFacts> };

const KINDS: Content[] = [];

/**
 * Registers how a kind of content is sold and granted. Called once by the module that owns its
 * tables.
 */
export function content(kind: ContentKind): Content {
  const known = { ...kind, facts: factsOf(kind) };
  KINDS.push(known);
  return known;
}

/**
 * Finds a kind of content by name.
 *
 * @throws for an unregistered kind: import registry/registrations.ts
 */
export function contentNamed(name: ContentKind['name']): Content {
  const known = KINDS.find((kind) => kind.name === name);
  if (known === undefined) throw new Error(`${name} is not registered: import registry/registrations.ts`);
  return known;
}

/**
 * Finds an item of a kind, archived or not.
 *
 * @returns null for an unknown id
 */
export async function findItem(db: Db, { item }: ContentKind, id: number): Promise<{ id: number; archivedAt: Date | null } | null> {
  const [row] = await db
    .select({ id: sql<number>`${item.id}`, archivedAt: item.archivedAt as AnyPgColumn<{ data: Date; notNull: false }> })
    .from(item.table)
    .where(eq(item.id, id));
  return row ?? null;
}

export const opensAllOf = ({ staffPage }: ContentKind, reader: Reader): boolean => opensPage(reader, staffPage);

// --- Holders of content ------------------------------------------------------------------------

/**
 * A possible holder of content: the person and the access level in use, or the columns that name
 * them.
 */
export interface Holder {
  userId: Given<number> | AnyPgColumn;
  accessLevelId: Given<number> | AnyPgColumn;
}

const subscribed = ({ sold }: ContentKind, { userId }: Holder, item: AnyPgColumn): SQL => sql`exists (
    select 1 from ${sold.table}
    join ${funnels} on ${funnels.productId} = ${sold.product}
    join ${subscriptions} on ${subscriptions.funnelId} = ${funnels.id}
    where ${sold.item} = ${item} and ${subscriptions.userId} = ${userId} and ${subscriptions.unsubscribedAt} is null
  )`;

const grantedTo = ({ granted }: ContentKind, { accessLevelId }: Holder, item: AnyPgColumn): SQL =>
  sql`exists (select 1 from ${granted.table} where ${granted.item} = ${item} and ${granted.level} = ${accessLevelId})`;

/**
 * Condition for items that a holder has, had, or will have: through a subscription that was not
 * ended, or by a grant to the level in use.
 */
export const isHeldBy = (kind: ContentKind, holder: Holder, item = kind.item.id): SQL =>
  sql`(${subscribed(kind, holder, item)} or ${grantedTo(kind, holder, item)})`;

/** Like `isHeldBy`, but the staff flag includes every item. */
export const belongsTo = (kind: ContentKind, reader: Reader): SQL => (opensAllOf(kind, reader) ? sql`true` : isHeldBy(kind, reader));

// --- Access ------------------------------------------------------------------------------------

/** The unpaid entries of a subscription's schedule. */
const unpaid = sql`from ${invoices} join ${scheduleEntries} on ${scheduleEntries.invoiceId} = ${invoices.id}
  where ${invoices.subscriptionId} = ${subscriptions.id} and ${scheduleEntries.status} = 'Unpaid'`;

/** The instant of a request, and the days of grace from the settings. */
export interface Grace {
  now: Date;
  expiryGraceDays: number;
  overdueGraceDays: number;
}

/**
 * Condition for the items that open for a reader now: `whyLocked` in SQL. Callers exclude archived
 * items.
 */
export const opensFor = (kind: ContentKind, reader: Reader, grace: Grace): SQL =>
  opensAllOf(kind, reader) ? sql`true` : opensByHolding(kind, reader, grace);

function opensByHolding(kind: ContentKind, holder: Holder, { now, expiryGraceDays, overdueGraceDays }: Grace): SQL {
  const [firstExpiry, firstDue] = [expiryGraceDays, overdueGraceDays].map((days) => startOfManilaDay(addManilaDays(now, -days)));
  const { sold, item } = kind;
  return sql`(${grantedTo(kind, holder, item.id)} or exists (
    select 1 from ${sold.table}
    join ${funnels} on ${funnels.productId} = ${sold.product}
    join ${subscriptions} on ${subscriptions.funnelId} = ${funnels.id}
    where ${sold.item} = ${item.id} and ${subscriptions.userId} = ${holder.userId} and ${subscriptions.unsubscribedAt} is null
      and ${subscriptions.startsAt} <= ${now.toISOString()} and ${subscriptions.expiresAt} >= ${firstExpiry?.toISOString()}
      and not exists (select 1 ${unpaid} and ${scheduleEntries.scheduleDate} < ${firstDue && isoDay(firstDue)})
  ))`;
}

/**
 * Finds the people for whom an item opens now by any of their access levels. Callers exclude
 * archived items.
 */
export async function findForWhomOpens(
  db: Db,
  kind: ContentKind,
  itemId: number,
  userIds: readonly number[],
  grace: Grace,
): Promise<Set<number>> {
  const holder = { userId: userAccessLevels.userId, accessLevelId: userAccessLevels.accessLevelId };
  const holdsStaffFlag = sql`${accessLevels.pageAccess} @> ${JSON.stringify({ [kind.staffPage]: true })}::jsonb`;
  const rows = await db
    .selectDistinct({ userId: userAccessLevels.userId })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .innerJoin(kind.item.table, eq(kind.item.id, itemId))
    .where(and(inList(userAccessLevels.userId, [...userIds]), or(holdsStaffFlag, opensByHolding(kind, holder, grace))));
  return new Set(rows.map(({ userId }) => userId));
}

/** The facts about an item and a reader that `whyLocked` needs. */
export interface ContentFacts {
  subscriptions: { startsAt: Date; expiresAt: Date; unsubscribedAt: Date | null; unpaidSince: Date | null }[];
  grantedToLevel: boolean;
}

function factsOf({ sold, granted }: ContentKind): LoaderOf<number, ContentFacts> {
  const read = prepared((db: Db) => {
    // Evaluated once per subscription. As a column of the joined rows it would be read for each
    // item that the subscription opens.
    const dues = db
      .select({ unpaidSince: sql<string | null>`min(${scheduleEntries.scheduleDate})::text`.as('unpaid_since') })
      .from(invoices)
      .innerJoin(scheduleEntries, and(eq(scheduleEntries.invoiceId, invoices.id), eq(scheduleEntries.status, 'Unpaid')))
      .where(eq(invoices.subscriptionId, subscriptions.id))
      .as('dues');
    const bySubscription = db
      .select({
        item: sql<number>`${sold.item}`.as('item'),
        startsAt: subscriptions.startsAt,
        expiresAt: subscriptions.expiresAt,
        unsubscribedAt: subscriptions.unsubscribedAt,
        unpaidSince: dues.unpaidSince,
        isGrant: sql<boolean>`false`.as('is_grant'),
      })
      .from(subscriptions)
      .leftJoinLateral(dues, sql`true`)
      .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
      .innerJoin(sold.table, eq(sold.product, funnels.productId))
      .where(and(eq(subscriptions.userId, sql.placeholder('userId')), inList(sold.item)));
    const byLevel = db
      .select({
        item: sql<number>`${granted.item}`.as('item'),
        startsAt: sql<Date>`null::timestamptz`,
        expiresAt: sql<Date>`null::timestamptz`,
        unsubscribedAt: sql<Date | null>`null::timestamptz`,
        unpaidSince: sql<string | null>`null::text`.as('unpaid_since'),
        isGrant: sql<boolean>`true`.as('is_grant'),
      })
      .from(granted.table)
      .where(and(eq(granted.level, sql.placeholder('accessLevelId')), inList(granted.item)));
    return bySubscription.unionAll(byLevel);
  });
  return ({ db, reader: { userId, accessLevelId } }) =>
    new DataLoader(async (ids) => {
      const facts = new Map<number, ContentFacts>(ids.map((id) => [id, { subscriptions: [], grantedToLevel: false }]));
      for (const { item, isGrant, unpaidSince, ...period } of await read(db, { userId, accessLevelId, ids })) {
        const of = facts.get(item);
        if (!of) continue;
        if (isGrant) of.grantedToLevel = true;
        else of.subscriptions.push({ ...period, unpaidSince: unpaidSince === null ? null : fromIsoDay(unpaidSince) });
      }
      return ids.map((id) => facts.get(id) ?? { subscriptions: [], grantedToLevel: false });
    });
}

// --- Contents of products ----------------------------------------------------------------------

/** An item that a product contains. */
export interface ProductContent {
  productId: number;
  kind: ContentKind['name'];
  id: number;
  name: string;
  archivedAt: Date | null;
}

/** Loads the contents of products in one statement, by kind, each in the order of creation. */
export const contentsOfProduct = manyBy<ProductContent>(
  ({ productId }) => productId,
  async ({ db }, ids) => {
    const ofKind = KINDS.toSorted((a, b) => a.name.localeCompare(b.name)).map(
      ({ name, item, sold }, place) => sql`
        select ${sold.product} as "productId", ${name}::text as kind, ${place}::int as place, ${item.id} as id, ${item.name} as name, ${item.archivedAt} as archived_at
        from ${sold.table} join ${item.table} on ${item.id} = ${sold.item} where ${inList(sold.product, ids)}`,
    );
    const { rows } = await db.execute<Omit<ProductContent, 'archivedAt'> & { archived_at: string | null }>(
      sql`${sql.join(ofKind, sql` union all `)} order by place, id`,
    );
    return rows.map(({ archived_at: at, ...row }) => ({ ...row, archivedAt: at === null ? null : new Date(at) }));
  },
);
