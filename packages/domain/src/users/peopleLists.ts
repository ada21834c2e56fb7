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
  enrolment: { kind: 'enum', field: 'enrolment', words: ENROLLMENT_STATUSES, many: true },
  batch: { kind: 'id', field: 'batchId', many: true },
  stage: { kind: 'id', field: 'stageId', many: true },
  group: { kind: 'id', field: 'groupId', many: true },
  level: { kind: 'id', field: 'accessLevelId', many: true },
  /** People who have or had a subscription to one of the funnels that was not unsubscribed. */
  funnel: { kind: 'id', field: 'funnelId', many: true },
  province: { kind: 'text', field: 'province', many: true },
  /** The range of days in which the last subscription expires, for renewal calls. */
  expiresFrom: { kind: 'day', field: 'expiresFrom' },
  expiresTo: { kind: 'day', field: 'expiresTo' },
  createdFrom: { kind: 'day', field: 'createdFrom' },
  createdTo: { kind: 'day', field: 'createdTo' },
} as const;

/**
 * The filters behind the chips above a list: an unpaid entry due within 7 days, stuck in a stage
 * for more than 14 days, and the last subscription expiring within 30 days.
 */
const QUICK_FILTERS = {
  due: { kind: 'yesNo', field: 'isDueSoon', words: { soon: true } },
  stuck: { kind: 'yesNo', field: 'isStuck', words: { yes: true } },
  expiring: { kind: 'yesNo', field: 'isExpiringSoon', words: { soon: true } },
} as const;

/**
 * The filters behind the counts of the home pages: the people the reader is responsible for, who
 * asked for help in a check-in, have an overdue payment, were not seen for more than 14 days, or
 * wait for the review of their move-up.
 */
const HOME_FILTERS = {
  own: { kind: 'yesNo', field: 'isOwn', words: { yes: true } },
  help: { kind: 'yesNo', field: 'needsHelp', words: { asked: true } },
  overdue: { kind: 'yesNo', field: 'isOverdue', words: { yes: true } },
  quiet: { kind: 'yesNo', field: 'isQuiet', words: { yes: true } },
  moveUp: { kind: 'yesNo', field: 'isWaitingToMoveUp', words: { waiting: true } },
} as const;

/** Sorting, search and filters for people who are not archived. */
const PEOPLE = {
  sorts: ['created', 'name', 'expiry'],
  order: { by: 'created', descending: true },
  searches: SEARCHES,
  filters: { status: { kind: 'enum', field: 'status', words: USER_STATUSES }, ...PEOPLE_FILTERS, ...QUICK_FILTERS, ...HOME_FILTERS },
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
  sorts: ['archived', 'created', 'name', 'expiry'],
  order: { by: 'archived', descending: true },
  searches: SEARCHES,
  filters: PEOPLE_FILTERS,
});
