import { TRIBE_TEAM_ROLES } from '../access/roleGroups.ts';
import type { Role } from '../access/roles.ts';
import { STUCK_AFTER_DAYS } from '../journey/isStuck.ts';
import type { Noun } from '../lists/countNoun.ts';
import { EXPIRING_SOON_DAYS } from '../subscriptions/dues.ts';
import { QUIET_AFTER_DAYS } from '../users/isQuiet.ts';
import type { CountedList } from './homeCounts.ts';
import { needsShownTo, type PersonNeed } from './personNeeds.ts';

/** A kind of rows that someone has to act on, counted on the home pages of some roles. */
export interface AttentionCount extends CountedList {
  /** The counted rows: "3 failed jobs". */
  readonly noun: Noun;
  /** Which of them count: "in 30 days". */
  readonly note?: string;
  readonly tone: 'danger' | 'warning' | 'info';
  /** The roles that act on them. */
  readonly isFor: (role: Role) => boolean;
}

const SEES_EVERYONE: readonly Role[] = ['admin', ...TRIBE_TEAM_ROLES];
const forRoles =
  (roles: readonly Role[]) =>
  (role: Role): boolean =>
    roles.includes(role);
const forNeed =
  (need: PersonNeed) =>
  (role: Role): boolean =>
    needsShownTo(role).includes(need);

/** The roles with the stage-leader menu. */
const STAGE_LEADERS: readonly Role[] = ['coach', 'assistant-coach', 'expert', 'team-lead', 'assistant-team-lead'];

const ofStage = { list: 'stageMembers', route: 'manageStage', isFor: forRoles(STAGE_LEADERS) } as const;
const members = { list: 'members', route: 'users' } as const;
const logs = { route: 'infoLogsReport', isFor: forRoles(SEES_EVERYONE) } as const;
const inDays = `in ${EXPIRING_SOON_DAYS} days`;

/**
 * The counts of what needs attention on home pages, the most urgent first. Each is the
 * number of rows of the list at its address, within the scope of the user who can open that list.
 * The specification does not describe these pages; their contents are a product decision.
 */
export const ATTENTION_COUNTS: readonly AttentionCount[] = [
  {
    key: 'failedJobs',
    noun: { one: 'failed job', many: 'failed jobs' },
    tone: 'danger',
    list: 'failedJobs',
    query: () => ({ tab: 'jobs', state: 'failed' }),
    ...logs,
  },
  {
    key: 'failedMails',
    noun: { one: 'failed email', many: 'failed emails' },
    tone: 'danger',
    list: 'outbox',
    query: () => ({ tab: 'mail', state: 'failed' }),
    ...logs,
  },
  {
    key: 'brokenLinks',
    noun: { one: 'broken link', many: 'broken links' },
    note: 'in resource files',
    tone: 'warning',
    list: 'resources',
    route: 'resourceFiles',
    query: () => ({ link: 'broken' }),
    isFor: forRoles(SEES_EVERYONE),
  },
  {
    key: 'waitingReceipts',
    noun: { one: 'receipt to review', many: 'receipts to review' },
    tone: 'info',
    list: 'paymentProofs',
    route: 'payment',
    page: 'studentPaymentDetails',
    query: () => ({ tab: 'review', state: 'submitted' }),
    isFor: forRoles(SEES_EVERYONE),
  },
  {
    key: 'expiring',
    noun: { one: 'membership expiring', many: 'memberships expiring' },
    note: inDays,
    tone: 'warning',
    query: () => ({ expiring: 'soon' }),
    isFor: forRoles(SEES_EVERYONE),
    ...members,
  },
  {
    key: 'waitingMoveUps',
    noun: { one: 'member waiting to move up', many: 'members waiting to move up' },
    tone: 'info',
    query: () => ({ moveUp: 'waiting' }),
    isFor: forRoles(SEES_EVERYONE),
    ...members,
  },
  {
    key: 'ownHelp',
    noun: { one: 'person asks for help', many: 'people ask for help' },
    tone: 'danger',
    query: () => ({ own: 'yes', help: 'asked' }),
    isFor: forNeed('help'),
    ...members,
  },
  {
    key: 'ownExpiring',
    noun: { one: 'membership expiring', many: 'memberships expiring' },
    note: inDays,
    tone: 'warning',
    query: () => ({ own: 'yes', expiring: 'soon' }),
    isFor: forNeed('expiring'),
    ...members,
  },
  {
    key: 'ownOverdue',
    noun: { one: 'person with an overdue payment', many: 'people with an overdue payment' },
    tone: 'danger',
    page: 'studentPaymentDetails',
    query: () => ({ own: 'yes', overdue: 'yes' }),
    isFor: forNeed('overdue'),
    ...members,
  },
  {
    key: 'ownMoveUps',
    noun: { one: 'person waiting to move up', many: 'people waiting to move up' },
    tone: 'info',
    query: () => ({ own: 'yes', moveUp: 'waiting' }),
    isFor: forRoles(['head-coach']),
    ...members,
  },
  {
    key: 'ownStuck',
    noun: { one: 'person stuck', many: 'people stuck' },
    note: `over ${STUCK_AFTER_DAYS} days`,
    tone: 'warning',
    query: () => ({ own: 'yes', stuck: 'yes' }),
    isFor: forNeed('stuck'),
    ...members,
  },
  {
    key: 'ownQuiet',
    noun: { one: 'person not seen', many: 'people not seen' },
    note: `for over ${QUIET_AFTER_DAYS} days`,
    tone: 'info',
    query: () => ({ own: 'yes', quiet: 'yes' }),
    isFor: forNeed('quiet'),
    ...members,
  },
  {
    key: 'stageMoveUps',
    noun: { one: 'member of your stage waiting for review', many: 'members of your stage waiting for review' },
    tone: 'info',
    query: () => ({ state: 'waiting' }),
    ...ofStage,
  },
  {
    key: 'stageStuck',
    noun: { one: 'member of your stage stuck', many: 'members of your stage stuck' },
    note: `over ${STUCK_AFTER_DAYS} days`,
    tone: 'warning',
    query: () => ({ state: 'stuck' }),
    ...ofStage,
  },
];
