import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { WAITING_LIST_PAGE, waitingList } from '@atlas/domain/funnels';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import type { WorkshopVariant } from '@atlas/domain/settings';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition, searchFields } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { landingPages, landingPageVersions, optIns, workshopRegistrations } from './tables.ts';

export type LandingPage = typeof landingPages.$inferSelect;
export type LandingPageVersion = typeof landingPageVersions.$inferSelect;
export type OptIn = typeof optIns.$inferSelect;
export type WorkshopRegistration = typeof workshopRegistrations.$inferSelect;

export const landingPageLoader = oneById<LandingPage>(({ db }, ids) => db.select().from(landingPages).where(inList(landingPages.id, ids)));

/** The landing page of a funnel, or null. */
export const landingPageOfFunnel = valueBy<LandingPage | null>(null, async ({ db }, funnelIds) => {
  const rows = await db.select().from(landingPages).where(inList(landingPages.funnelId, funnelIds));
  return rows.map((row) => ({ key: row.funnelId, value: row }));
});

/** The published versions of a landing page, newest first. */
export const versionsOfPage = manyBy<LandingPageVersion>(
  ({ pageId }) => pageId,
  ({ db }, pageIds) =>
    db.select().from(landingPageVersions).where(inList(landingPageVersions.pageId, pageIds)).orderBy(desc(landingPageVersions.version)),
);

export const optInLoader = oneById<OptIn>(({ db }, ids) => db.select().from(optIns).where(inList(optIns.id, ids)));

export const optInsList = { table: optIns, id: optIns.id, sorts: { created: [optIns.createdAt] } } satisfies List<string>;

/** Condition for opt-ins on public pages. `from` and `to` are days in Manila. */
export const optInsWhere = (
  filter: Filter<{ search: string; page: string; funnelId: number; from: string; to: string }>,
): SQL | undefined =>
  and(
    searchCondition(filter.search, searchFields(optIns.firstName, sql`${optIns.email}::text`)),
    filter.page == null ? undefined : eq(optIns.page, filter.page),
    filter.funnelId == null ? undefined : eq(optIns.funnelId, filter.funnelId),
    onDays(optIns.createdAt, filter),
  );

/** The pages of staff who read the waiting list. */
export const WAITING_LIST_READERS = ['funnel', 'studentPaymentDetails'] as const;

/**
 * The people who wait for a closed funnel. Those without an account are for readers who see
 * everyone.
 */
export const WAITING_LIST = declaredList({
  name: 'waitingList',
  page: WAITING_LIST_READERS,
  declaration: waitingList,
  list: optInsList,
  where: (filter: Filter<FilterFieldsOf<typeof waitingList>>, { reader }: Pick<Source, 'reader'>) =>
    and(ofPeopleInScope(reader, optIns.userId), optInsWhere({ ...filter, page: WAITING_LIST_PAGE })),
  loader: optInLoader,
});

export const workshopRegistrationLoader = oneById<WorkshopRegistration>(({ db }, ids) =>
  db.select().from(workshopRegistrations).where(inList(workshopRegistrations.id, ids)),
);

export const workshopRegistrationsList = {
  table: workshopRegistrations,
  id: workshopRegistrations.id,
  sorts: { registered: [workshopRegistrations.registeredAt] },
} satisfies List<string>;

export const workshopRegistrationsWhere = (filter: Filter<{ search: string; variant: WorkshopVariant }>): SQL | undefined =>
  and(
    searchCondition(filter.search, sql`search_text(${workshopRegistrations.email}::text)`),
    filter.variant == null ? undefined : eq(workshopRegistrations.variant, filter.variant),
  );
