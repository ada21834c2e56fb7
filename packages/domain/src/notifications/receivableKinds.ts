import { COACH_ROLES, STUDENT_ROLES } from '../access/roleGroups.ts';
import { ROLES, type Role } from '../access/roles.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';

const without = (...roles: Role[]): readonly Role[] => ROLES.filter((role) => !roles.includes(role));

/** The roles that receive each kind. */
const RECEIVERS: Readonly<Record<NotificationKind, readonly Role[]>> = {
  'payment-due': STUDENT_ROLES,
  'payment-overdue': STUDENT_ROLES,
  'payment-approved': STUDENT_ROLES,
  'payment-rejected': STUDENT_ROLES,
  refund: STUDENT_ROLES,
  enrolment: STUDENT_ROLES,
  'membership-expiring': STUDENT_ROLES,
  // The decision about a request, for anyone who can be in a stage.
  'move-up': without('non-member', 'affiliate'),
  'event-reminder': ROLES,
  'check-in': ['member', 'team-lead', 'assistant-team-lead'],
  group: [...STUDENT_ROLES, ...COACH_ROLES, 'expert'],
  commission: ['affiliate'],
  'new-content': ROLES,
  announcement: ROLES,
  'staff-task': without('member', 'non-member', 'affiliate'),
};

/**
 * The kinds of notification that a person can receive. Notifications go to the account, so every
 * role counts, not only the one in use. A product decision.
 *
 * @param roles the roles of all access levels of the person
 * @example receivableKinds(['affiliate']).map(({ kind }) => kind)
 * // ['event-reminder', 'commission', 'new-content', 'announcement']
 */
export const receivableKinds = (roles: readonly Role[]): (typeof NOTIFICATION_KINDS)[number][] =>
  NOTIFICATION_KINDS.filter(({ kind }) => RECEIVERS[kind].some((role) => roles.includes(role)));
