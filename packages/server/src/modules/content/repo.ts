import DataLoader from 'dataloader';
import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PageFlag } from '@atlas/domain/access';
import type { Audience, Publication, Shown } from '@atlas/domain/content';
import { addManilaDays, fromIsoDay, isoDay, startOfManilaDay } from '@atlas/domain/time';
import { manyBy, type LoaderOf, type Source } from '../../commands/loaders.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { instantOf, prepared, type Given } from '../../db/prepared.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { isOwed } from '../payments/owedRepo.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import { products } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

/**
 * A kind of content that products contain and access levels grant. Each module registers its own.
 */
export interface ContentKind {
  name: 'course' | 'event' | 'resource';
  /** Its staff page flag opens all of it. */
  staffPage: PageFlag;
  item: ShownColumns & { table: PgTable; id: AnyPgColumn; name: AnyPgColumn };
  sold: { table: PgTable; item: AnyPgColumn; product: AnyPgColumn };
  granted: { table: PgTable; item: AnyPgColumn; level: AnyPgColumn };
}

/** A kind of content with the loaders of its access facts and of its audience. */
export type Content = ContentKind & { facts: LoaderOf<number, ContentFacts>; audience: LoaderOf<AudienceKey, ItemAudience> };

const KINDS: Content[] = [];

/** Condition for items in a state of publication; undefined for any. */
export function hasPublication(publishedAt: AnyPgColumn, state: Publication | null | undefined, now: Date): SQL | undefined {
  if (state == null) return undefined;
  if (state === 'draft') return isNull(publishedAt);
  return state === 'published' ? lte(publishedAt, now) : gt(publishedAt, now);
}

interface ShownColumns {
  archivedAt: AnyPgColumn;
  publishedAt: AnyPgColumn;
}

/** Condition for items that are published and not archived: `isLive` of domain in SQL. */
export const isLiveAt = ({ archivedAt, publishedAt }: ShownColumns, now: Given<Date>): SQL =>
  sql`(${archivedAt} is null and ${publishedAt} <= ${instantOf(now)})`;

/**
 * Registers how a kind of content is sold and granted. Called once by the module that owns its
 * tables.
 */
export function content(kind: ContentKind): Content {
  const known = { ...kind, facts: factsOf(kind), audience: audienceOf(kind) };
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
 * Finds an item of a kind, whether or not it is archived or published.
 *
 * @returns null for an unknown id
 */
export async function findItem(db: Db, { item }: ContentKind, id: number): Promise<(Shown & { id: number }) | null> {
  const [row] = await db
    .select({ id: sql<number>`${item.id}`, archivedAt: nullableDate(item.archivedAt), publishedAt: nullableDate(item.publishedAt) })
    .from(item.table)
    .where(eq(item.id, id));
  return row ?? null;
}

const nullableDate = (column: AnyPgColumn) => column as AnyPgColumn<{ data: Date; notNull: false }>;

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

/** The entries of a subscription's schedule that are owed. */
const unpaid = sql`from ${invoices} join ${scheduleEntries} on ${scheduleEntries.invoiceId} = ${invoices.id}
  where ${invoices.subscriptionId} = ${subscriptions.id} and ${isOwed}`;

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

/** Condition for subscriptions that open their contents now. */
function opensNow({ now, expiryGraceDays, overdueGraceDays }: Grace): SQL {
  const [firstExpiry, firstDue] = [expiryGraceDays, overdueGraceDays].map((days) => startOfManilaDay(addManilaDays(now, -days)));
  return sql`${subscriptions.unsubscribedAt} is null
      and ${subscriptions.startsAt} <= ${now.toISOString()} and ${subscriptions.expiresAt} >= ${firstExpiry?.toISOString()}
      and not exists (select 1 ${unpaid} and ${scheduleEntries.scheduleDate} < ${firstDue && isoDay(firstDue)})`;
}

function opensByHolding(kind: ContentKind, holder: Holder, grace: Grace): SQL {
  const { sold, item } = kind;
  return sql`(${item.publishedAt} <= ${grace.now.toISOString()} and (${grantedTo(kind, holder, item.id)} or exists (
    select 1 from ${sold.table}
    join ${funnels} on ${funnels.productId} = ${sold.product}
    join ${subscriptions} on ${subscriptions.funnelId} = ${funnels.id}
    where ${sold.item} = ${item.id} and ${subscriptions.userId} = ${holder.userId} and ${opensNow(grace)}
  )))`;
}

/** The number of people in the reader's scope who could open an item, and of members among them. */
export interface CountedAudience {
  people: number;
  members: number;
}

/** Joins the levels that people hold, without archived levels. */
const joinLevelInUse = sql`join ${accessLevels} on ${accessLevels.id} = ${userAccessLevels.accessLevelId} and ${accessLevels.archivedAt} is null`;

/** The subscriptions that open contents of products now. */
const openingSubscriptions = (sold: ContentKind['sold'], grace: Grace): SQL => sql`from ${sold.table}
    join ${funnels} on ${funnels.productId} = ${sold.product}
    join ${subscriptions} on ${subscriptions.funnelId} = ${funnels.id}
    where ${opensNow(grace)}`;

/**
 * Counts the people in scope who can open an item through these access levels or through a
 * subscription. Archived people do not count, nor do staff who open it by their page flag.
 *
 * @param itemId null for an item that is not saved yet, which no product contains
 */
export async function countAudience(
  { db, reader }: Source,
  { sold }: ContentKind,
  { itemId, accessLevelIds }: { itemId: number | null; accessLevelIds: readonly number[] },
  grace: Grace,
): Promise<CountedAudience> {
  const byLevel = sql`select ${userAccessLevels.userId} from ${userAccessLevels} ${joinLevelInUse}
    where ${inList(userAccessLevels.accessLevelId, [...accessLevelIds])}`;
  const bySubscription = sql`select ${subscriptions.userId} ${openingSubscriptions(sold, grace)} and ${sold.item} = ${itemId ?? 0}`;
  const isMember = sql`exists (select 1 from ${userAccessLevels} ${joinLevelInUse}
    where ${userAccessLevels.userId} = ${users.id} and ${accessLevels.role} = 'member')`;
  const [counted] = await db
    .select({ people: sql<number>`count(*)::int`, members: sql<number>`(count(*) filter (where ${isMember}))::int` })
    .from(users)
    .where(and(isNull(users.archivedAt), ofPeopleInScope(reader, users.id), sql`${users.id} in (${byLevel} union ${bySubscription})`));
  return counted ?? { people: 0, members: 0 };
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

/** The people for whom an item opens, or would open once it is published, and through what. */
export type ItemAudience = Omit<Audience, 'isPublic'>;

/**
 * Loads the audience of items. People are counted once, whichever of their access levels opens the
 * item; archived people, and those who open everything as staff, do not count.
 */
const findItemAudiences = async (db: Db, { sold, granted }: ContentKind, ids: readonly number[], grace: Grace): Promise<ItemAudience[]> => {
  const { rows: counted } = await db.execute<{ item: number; people: number }>(sql`
    select holder.item, count(*)::int as people from (
      select ${granted.item} as item, ${userAccessLevels.userId} as "userId" from ${granted.table}
      join ${userAccessLevels} on ${userAccessLevels.accessLevelId} = ${granted.level} ${joinLevelInUse}
      where ${inList(granted.item, [...ids])}
      union
      select ${sold.item}, ${subscriptions.userId} ${openingSubscriptions(sold, grace)} and ${inList(sold.item, [...ids])}
    ) as holder
    join ${users} on ${users.id} = holder."userId" and ${users.archivedAt} is null
    group by holder.item`);
  const { rows: sources } = await db.execute<{ item: number; name: string }>(sql`
    select item, name from (
      select ${granted.item} as item, 0 as place, ${accessLevels.id} as id, ${accessLevels.name} as name
      from ${granted.table} join ${accessLevels} on ${accessLevels.id} = ${granted.level}
      where ${inList(granted.item, [...ids])} and ${accessLevels.archivedAt} is null
      union all
      select ${sold.item}, 1, ${products.id}, ${products.name} from ${sold.table} join ${products} on ${products.id} = ${sold.product}
      where ${inList(sold.item, [...ids])} and ${products.archivedAt} is null
    ) as source order by item, place, id`);
  const people = new Map(counted.map((row) => [row.item, row.people]));
  const names = Map.groupBy(sources, (source) => source.item);
  return ids.map((id) => ({ people: people.get(id) ?? 0, sources: (names.get(id) ?? []).map(({ name }) => name) }));
};

/** An item, with the days of grace, which are the same throughout a request. */
interface AudienceKey {
  id: number;
  grace: Grace;
}

const audienceOf =
  (kind: ContentKind): LoaderOf<AudienceKey, ItemAudience> =>
  ({ db }) =>
    new DataLoader<AudienceKey, ItemAudience, number>(
      (keys) =>
        findItemAudiences(
          db,
          kind,
          keys.map(({ id }) => id),
          keys[0]!.grace,
        ),
      { cacheKeyFn: ({ id }) => id },
    ) as DataLoader<AudienceKey, ItemAudience>;

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
      .innerJoin(scheduleEntries, and(eq(scheduleEntries.invoiceId, invoices.id), isOwed))
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
  /** Null for a draft. */
  publishedAt: Date | null;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Loads the contents of products in one statement, by kind, each in the order of creation. */
export const contentsOfProduct = manyBy<ProductContent>(
  ({ productId }) => productId,
  async ({ db }, ids) => {
    const ofKind = KINDS.toSorted((a, b) => a.name.localeCompare(b.name)).map(
      ({ name, item, sold }, place) => sql`
        select ${sold.product} as "productId", ${name}::text as kind, ${sold.table}.position, ${place}::int as place, ${item.id} as id, ${item.name} as name, ${item.archivedAt} as archived_at, ${item.publishedAt} as published_at
        from ${sold.table} join ${item.table} on ${item.id} = ${sold.item} where ${inList(sold.product, ids)}`,
    );
    const { rows } = await db.execute<
      Omit<ProductContent, 'archivedAt' | 'publishedAt'> & Record<'archived_at' | 'published_at', string | null>
    >(sql`${sql.join(ofKind, sql` union all `)} order by position, place, id`);
    return rows.map(({ archived_at: archivedAt, published_at: publishedAt, ...row }) => ({
      ...row,
      archivedAt: dateOf(archivedAt),
      publishedAt: dateOf(publishedAt),
    }));
  },
);
