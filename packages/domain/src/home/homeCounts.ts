import { weekOf } from '../groups/weekOf.ts';
import type { PlainRouteName } from '../navigation/routes.ts';
import type { RouteQuery } from '../navigation/routePath.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { isoDay } from '../time/isoDay.ts';

/** Number of days ahead in which the staff home looks for ending memberships. */
const ENDING_WITHIN_DAYS = 30;

/** The sections of the staff home, in order. */
export const HOME_PARTS = [
  { value: 'people', label: 'People' },
  { value: 'learning', label: 'Learning' },
  { value: 'system', label: 'System' },
] as const;

export type HomePart = (typeof HOME_PARTS)[number]['value'];

/** A number on the staff home: the number of rows of a list, filtered as in its address. */
export interface HomeCount {
  readonly key: string;
  readonly part: HomePart;
  readonly label: string;
  /** The label of its filter: "this week". */
  readonly note?: string;
  /** The counted list, by its API name. */
  readonly list: string;
  /** The page that shows the list. */
  readonly route: PlainRouteName;
  /** Further parameters of its address. */
  readonly query?: (now: Date) => RouteQuery;
}

const today = (now: Date) => isoDay(now);
const thisWeek = (now: Date) => isoDay(weekOf(now));
const inDays = (now: Date, days: number) => isoDay(addManilaDays(startOfManilaDay(now), days));

/**
 * The counts of the staff home, in display order. A module whose list has a screen adds itself with
 * one entry. A user sees the counts of the lists they can open, counted within their scope. The
 * specification does not describe the staff home; its contents are a product decision.
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
  {
    key: 'endingMemberships',
    part: 'people',
    label: 'Expiring',
    note: `in ${ENDING_WITHIN_DAYS} days`,
    list: 'members',
    route: 'users',
    query: (now) => ({ expiresFrom: today(now), expiresTo: inDays(now, ENDING_WITHIN_DAYS) }),
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
  {
    key: 'brokenLinks',
    part: 'learning',
    label: 'Broken links',
    list: 'resources',
    route: 'resourceFiles',
    query: () => ({ link: 'broken' }),
  },
  { key: 'stages', part: 'learning', label: 'Stages', list: 'stages', route: 'stages' },
  {
    key: 'failedMails',
    part: 'system',
    label: 'Failed mails',
    list: 'outbox',
    route: 'infoLogsReport',
    query: () => ({ tab: 'mail', state: 'failed' }),
  },
  {
    key: 'failedJobs',
    part: 'system',
    label: 'Failed jobs',
    list: 'failedJobs',
    route: 'infoLogsReport',
    query: () => ({ tab: 'jobs', state: 'waiting' }),
  },
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
  { key: 'accessLevels', part: 'system', label: 'Access levels', list: 'accessLevels', route: 'accessLevels' },
];
