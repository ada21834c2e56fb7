import DataLoader from 'dataloader';
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageFlag, Role } from '@atlas/domain/access';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { isAmong, prepared, type Given } from '../../db/prepared.ts';
import { type LoaderOf, oneById, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { accessLevelCourses } from '../courses/tables.ts';
import { accessLevelEvents } from '../events/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { productCourses, productEvents, productResources } from '../products/tables.ts';
import { accessLevelResources } from '../resources/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { opensPage, type Reader } from './reader.ts';
import { accessLevels, userAccessLevels } from './tables.ts';

export type AccessLevelRow = typeof accessLevels.$inferSelect;

export const accessLevelLoader = oneById<AccessLevelRow>(({ db }, ids) =>
  db.select().from(accessLevels).where(inArray(accessLevels.id, ids)),
);

/** How many people hold an access level. */
export const accessLevelHolders = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: userAccessLevels.accessLevelId, value: sql<number>`count(*)::int` })
    .from(userAccessLevels)
    .where(inArray(userAccessLevels.accessLevelId, ids))
    .groupBy(userAccessLevels.accessLevelId),
);

export const accessLevelsList = {
  table: accessLevels,
  id: accessLevels.id,
  sorts: { name: [accessLevels.name], created: [accessLevels.createdAt] },
} satisfies List<string>;

export const accessLevelsWhere = (filter: Filter<{ search: string; role: Role; archived: boolean }>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(accessLevels.archivedAt) : isNull(accessLevels.archivedAt),
    searchCondition(filter.search, sql`search_text(${accessLevels.name} || ' ' || ${accessLevels.key}::text)`),
    filter.role == null ? undefined : eq(accessLevels.role, filter.role),
  );

/** The access levels that somebody can be given, by name. */
export const findAccessLevels = (db: Db): Promise<AccessLevelRow[]> =>
  db.select().from(accessLevels).where(isNull(accessLevels.archivedAt)).orderBy(asc(accessLevels.name), asc(accessLevels.id));

export async function findAccessLevel(db: Db, key: string): Promise<AccessLevelRow | null> {
  const [row] = await db.select().from(accessLevels).where(eq(accessLevels.key, key));
  return row ?? null;
}

/** What can be open or locked: how products contain it, how access levels grant it, and the staff flag that opens all of it. */
const CONTENT = {
  course: {
    staffPage: 'course',
    sold: { table: productCourses, item: productCourses.courseId, product: productCourses.productId },
    granted: { table: accessLevelCourses, item: accessLevelCourses.courseId, level: accessLevelCourses.accessLevelId },
  },
  event: {
    staffPage: 'event',
    sold: { table: productEvents, item: productEvents.eventId, product: productEvents.productId },
    granted: { table: accessLevelEvents, item: accessLevelEvents.eventId, level: accessLevelEvents.accessLevelId },
  },
  resource: {
    staffPage: 'resourceFile',
    sold: { table: productResources, item: productResources.resourceId, product: productResources.productId },
    granted: { table: accessLevelResources, item: accessLevelResources.resourceId, level: accessLevelResources.accessLevelId },
  },
} as const satisfies Record<string, { staffPage: PageFlag; sold: object; granted: object }>;
export type ContentKind = keyof typeof CONTENT;

export const opensAllOf = (kind: ContentKind, reader: Reader): boolean => opensPage(reader, CONTENT[kind].staffPage);

/** Whose content it is: the person, and the access level in use. */
export interface Holder {
  userId: Given<number>;
  accessLevelId: Given<number>;
}

const subscribed = (kind: ContentKind, item: AnyPgColumn, { userId }: Holder, when: SQL): SQL => {
  const { sold } = CONTENT[kind];
  return sql`exists (
    select 1 from ${sold.table}
    join ${funnels} on ${funnels.productId} = ${sold.product}
    join ${subscriptions} on ${subscriptions.funnelId} = ${funnels.id}
    where ${sold.item} = ${item} and ${subscriptions.userId} = ${userId} and ${subscriptions.unsubscribedAt} is null and ${when}
  )`;
};

const grantedTo = (kind: ContentKind, item: AnyPgColumn, { accessLevelId }: Holder): SQL => {
  const { granted } = CONTENT[kind];
  return sql`exists (select 1 from ${granted.table} where ${granted.item} = ${item} and ${granted.level} = ${accessLevelId})`;
};

/** The items that a reader has, had, or will have: through a subscription that was not ended, granted to the level in use, or by the staff flag. */
export const belongsTo = (kind: ContentKind, item: AnyPgColumn, reader: Reader): SQL =>
  opensAllOf(kind, reader) ? sql`true` : isHeldBy(kind, item, reader);

/** As `belongsTo`, without the staff flag. */
export const isHeldBy = (kind: ContentKind, item: AnyPgColumn, holder: Holder): SQL =>
  sql`(${subscribed(kind, item, holder, sql`true`)} or ${grantedTo(kind, item, holder)})`;

/** The items that open for a reader now: `whyLocked(…) === null` of domain as a condition. A test compares the two on generated worlds. */
export function opensFor(
  kind: ContentKind,
  columns: { item: AnyPgColumn; archivedAt: AnyPgColumn },
  reader: Reader,
  at: { now: Date; graceDays: number },
): SQL {
  if (opensAllOf(kind, reader)) return sql`true`;
  const now = at.now.toISOString();
  const current = sql`${subscriptions.startsAt} <= ${now}::timestamptz
    and (${subscriptions.expiresAt} at time zone 'Asia/Manila')::date + ${at.graceDays}::int >= (${now}::timestamptz at time zone 'Asia/Manila')::date`;
  return sql`(${columns.archivedAt} is null and (${grantedTo(kind, columns.item, reader)} or ${subscribed(kind, columns.item, reader, current)}))`;
}

/** What `whyLocked` needs to know of an item and a reader. */
export interface ContentFacts {
  subscriptions: { startsAt: Date; expiresAt: Date; unsubscribedAt: Date | null }[];
  grantedToLevel: boolean;
}

const readFacts = prepared((db: Db, kind: ContentKind) => {
  const { sold, granted } = CONTENT[kind];
  const bySubscription = db
    .select({
      item: sql<number>`${sold.item}`.as('item'),
      startsAt: subscriptions.startsAt,
      expiresAt: subscriptions.expiresAt,
      unsubscribedAt: subscriptions.unsubscribedAt,
      isGrant: sql<boolean>`false`.as('is_grant'),
    })
    .from(subscriptions)
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .innerJoin(sold.table, eq(sold.product, funnels.productId))
    .where(and(eq(subscriptions.userId, sql.placeholder('userId')), isAmong(sold.item)));
  const byLevel = db
    .select({
      item: sql<number>`${granted.item}`.as('item'),
      startsAt: sql<Date>`null::timestamptz`,
      expiresAt: sql<Date>`null::timestamptz`,
      unsubscribedAt: sql<Date | null>`null::timestamptz`,
      isGrant: sql<boolean>`true`.as('is_grant'),
    })
    .from(granted.table)
    .where(and(eq(granted.level, sql.placeholder('accessLevelId')), isAmong(granted.item)));
  return bySubscription.unionAll(byLevel);
});

const factsLoader =
  (kind: ContentKind): LoaderOf<number, ContentFacts> =>
  ({ db, reader: { userId, accessLevelId } }) =>
    new DataLoader(async (ids) => {
      const facts = new Map<number, ContentFacts>(ids.map((id) => [id, { subscriptions: [], grantedToLevel: false }]));
      for (const { item, isGrant, ...subscription } of await readFacts(db, { userId, accessLevelId, ids }, kind)) {
        const of = facts.get(item);
        if (!of) continue;
        if (isGrant) of.grantedToLevel = true;
        else of.subscriptions.push(subscription);
      }
      return ids.map((id) => facts.get(id) ?? { subscriptions: [], grantedToLevel: false });
    });

export const courseFacts = factsLoader('course');
export const eventFacts = factsLoader('event');
export const resourceFacts = factsLoader('resource');
