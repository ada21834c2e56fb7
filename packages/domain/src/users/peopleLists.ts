import { defineList } from '../lists/defineList.ts';
import { ENROLLMENT_STATUSES } from '../subscriptions/enrolment.ts';

/** Of people who are not archived: `active` is who has a current subscription. Specification 2 §3; what inactive means is a product decision. */
export const USER_STATUSES = ['active', 'inactive'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

const SEARCHES = 'Name, email or Tribe ID';

/** What every list of people is narrowed by. */
const PEOPLE_FILTERS = {
  enrolment: { kind: 'enum', field: 'enrolment', words: ENROLLMENT_STATUSES },
  batch: { kind: 'id', field: 'batchId' },
  stage: { kind: 'id', field: 'stageId' },
  group: { kind: 'id', field: 'groupId' },
  level: { kind: 'id', field: 'accessLevelId' },
  /** Who has or had a subscription to it that was not unsubscribed. */
  funnel: { kind: 'id', field: 'funnelId' },
  province: { kind: 'text', field: 'province' },
  /** The days on which the last subscription expires: whom to call about a renewal. */
  expiresFrom: { kind: 'day', field: 'expiresFrom' },
  expiresTo: { kind: 'day', field: 'expiresTo' },
  createdFrom: { kind: 'day', field: 'createdFrom' },
  createdTo: { kind: 'day', field: 'createdTo' },
} as const;

/** What can be asked of people who are not archived. */
const PEOPLE = {
  sorts: ['created', 'name'],
  order: { by: 'created', descending: true },
  searches: SEARCHES,
  filters: { status: { kind: 'enum', field: 'status', words: USER_STATUSES }, ...PEOPLE_FILTERS },
} as const;

/** The list of members: those with an access level above non-member. Specification 2 §3; the filters are a product decision. */
export const membersList = defineList(PEOPLE);

/** The list of accounts without a membership so far. Specification 2 §3. */
export const nonMembersList = defineList(PEOPLE);

/** The list of people who were archived, the latest first. Specification 2 §3. */
export const archivedUsersList = defineList({
  sorts: ['archived', 'created', 'name'],
  order: { by: 'archived', descending: true },
  searches: SEARCHES,
  filters: PEOPLE_FILTERS,
});
