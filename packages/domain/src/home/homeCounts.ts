import type { PageFlag } from '../access/pageFlags.ts';
import { weekOf } from '../groups/weekOf.ts';
import type { PlainRouteName } from '../navigation/routes.ts';
import type { RouteQuery } from '../navigation/routePath.ts';
import { isoDay } from '../time/isoDay.ts';

/** The sections of the overview on the staff home, in order. */
export const HOME_PARTS = [
  { value: 'people', label: 'People' },
  { value: 'learning', label: 'Learning' },
  { value: 'selling', label: 'Selling' },
  { value: 'system', label: 'System' },
] as const;

export type HomePart = (typeof HOME_PARTS)[number]['value'];

/** A number of rows on a home page, with the list that it counts, filtered as in its address. */
export interface CountedList {
  readonly key: string;
  /** The counted list, by its API name. */
  readonly list: string;
  /** The page that shows the list. */
  readonly route: PlainRouteName;
  /** A further page that its filter needs. */
  readonly page?: PageFlag;
  /** Further parameters of its address. */
  readonly query?: (now: Date) => RouteQuery;
}

/** A number in the overview of the staff home. */
export interface HomeCount extends CountedList {
  readonly part: HomePart;
  readonly label: string;
  /** The label of its filter: "this week". */
  readonly note?: string;
}

const today = (now: Date) => isoDay(now);
const thisWeek = (now: Date) => isoDay(weekOf(now));

/**
 * The overview of the staff home, in display order. A module whose list has a screen adds itself
 * with one entry. Rows that someone has to act on are in `ATTENTION_COUNTS` instead. A user sees
 * the counts of the lists they can open, counted within their scope. The specification does not
 * describe the staff home; its contents are a product decision.
 */
export const HOME_COUNTS: readonly HomeCount[] = [
  { key: 'members', part: 'people', label: 'Members', list: 'members', route: 'users' },
  {
    key: 'newMembers',
    part: 'people',
    label: 'New members',
    note: 'this week',
    list: 'members',
    route: 'users',
    query: (now) => ({ createdFrom: thisWeek(now) }),
  },
  { key: 'nonMembers', part: 'people', label: 'Non-members', list: 'nonMembers', route: 'nonMembers' },
  {
    key: 'newNonMembers',
    part: 'people',
    label: 'New accounts',
    note: 'this week',
    list: 'nonMembers',
    route: 'nonMembers',
    query: (now) => ({ createdFrom: thisWeek(now) }),
  },
  { key: 'archivedUsers', part: 'people', label: 'Archived users', list: 'archivedUsers', route: 'archivedUsers' },
  { key: 'courses', part: 'learning', label: 'Courses', list: 'courses', route: 'courses' },
  {
    key: 'archivedCourses',
    part: 'learning',
    label: 'Archived courses',
    list: 'courses',
    route: 'courses',
    query: () => ({ status: 'archived' }),
  },
  {
    key: 'incomingEvents',
    part: 'learning',
    label: 'Incoming events',
    list: 'events',
    route: 'events',
    query: () => ({ show: 'incoming' }),
  },
  {
    key: 'archivedEvents',
    part: 'learning',
    label: 'Archived events',
    list: 'events',
    route: 'events',
    query: () => ({ status: 'archived' }),
  },
  { key: 'resources', part: 'learning', label: 'Resource files', list: 'resources', route: 'resourceFiles' },
  { key: 'stages', part: 'learning', label: 'Stages', list: 'stages', route: 'stages' },
  {
    key: 'products',
    part: 'selling',
    label: 'Products',
    note: 'active',
    list: 'products',
    route: 'products',
    query: () => ({ state: 'active' }),
  },
  { key: 'funnels', part: 'selling', label: 'Funnels', note: 'open', list: 'funnels', route: 'funnels', query: () => ({ sales: 'open' }) },
  { key: 'redirectRules', part: 'selling', label: 'Redirect rules', list: 'redirectRules', route: 'redirectRules' },
  {
    key: 'browserErrors',
    part: 'system',
    label: 'Browser errors',
    note: 'today',
    list: 'clientErrors',
    route: 'infoLogsReport',
    query: (now) => ({ tab: 'browser-errors', from: today(now) }),
  },
  {
    key: 'failedSignIns',
    part: 'system',
    label: 'Failed sign-ins',
    note: 'today',
    list: 'signInLog',
    route: 'infoLogsReport',
    query: (now) => ({ tab: 'sign-ins', result: 'failed', from: today(now) }),
  },
  { key: 'paymentTerms', part: 'system', label: 'Payment terms', list: 'paymentTerms', route: 'paymentTerms' },
  { key: 'accessLevels', part: 'system', label: 'Access levels', list: 'accessLevels', route: 'accessLevels' },
];
