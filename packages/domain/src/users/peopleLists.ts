import { defineList } from '../lists/defineList.ts';
import { ENROLLMENT_STATUSES } from '../subscriptions/enrolment.ts';

/**
 * Statuses of people who are not archived. `active` means a current subscription.
 *
 * @spec 2 §3; what inactive means is a product decision
 */
export const USER_STATUSES = ['active', 'inactive'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

const SEARCHES = 'Name, email or Tribe ID';

/** The filters of every list of people. */
const PEOPLE_FILTERS = {
  enrolment: { kind: 'enum', field: 'enrolment', words: ENROLLMENT_STATUSES },
  batch: { kind: 'id', field: 'batchId' },
  stage: { kind: 'id', field: 'stageId' },
  group: { kind: 'id', field: 'groupId' },
  level: { kind: 'id', field: 'accessLevelId' },
  /** People who have or had a subscription to the funnel that was not unsubscribed. */
  funnel: { kind: 'id', field: 'funnelId' },
  province: { kind: 'text', field: 'province' },
  /** The range of days in which the last subscription expires, for renewal calls. */
  expiresFrom: { kind: 'day', field: 'expiresFrom' },
  expiresTo: { kind: 'day', field: 'expiresTo' },
  createdFrom: { kind: 'day', field: 'createdFrom' },
  createdTo: { kind: 'day', field: 'createdTo' },
} as const;

/** Sorting, search and filters for people who are not archived. */
const PEOPLE = {
  sorts: ['created', 'name'],
  order: { by: 'created', descending: true },
  searches: SEARCHES,
  filters: { status: { kind: 'enum', field: 'status', words: USER_STATUSES }, ...PEOPLE_FILTERS },
} as const;

/**
 * The list of members: people with an access level above non-member.
 *
 * @spec 2 §3; the filters are a product decision
 */
export const membersList = defineList(PEOPLE);

/**
 * The list of accounts without a membership so far.
 *
 * @spec 2 §3
 */
export const nonMembersList = defineList(PEOPLE);

/**
 * The list of archived people, latest first.
 *
 * @spec 2 §3
 */
export const archivedUsersList = defineList({
  sorts: ['archived', 'created', 'name'],
  order: { by: 'archived', descending: true },
  searches: SEARCHES,
  filters: PEOPLE_FILTERS,
});
