import { FUNCTION_FLAGS, type FunctionFlag } from './functionFlags.ts';
import { PAGE_FLAGS, type PageFlag } from './pageFlags.ts';
import type { Role } from './roles.ts';

interface AccessMaps {
  readonly pageAccess: Readonly<Record<PageFlag, boolean>>;
  readonly functionAccess: Readonly<Record<FunctionFlag, boolean>>;
}

const MENTORS: readonly PageFlag[] = [
  'profile',
  'user',
  'users',
  'groups',
  'group',
  'viewGroupMembers',
  'subGroup',
  'viewSubGroupMembers',
  'courses',
  'course',
  'lesson',
  'lessonFile',
  'events',
  'event',
  'resourceFiles',
  'resourceFile',
];

/** The flags that a role starts with; every flag that is not listed starts as false. */
const HELD: Record<Role, { pages: readonly PageFlag[]; functions: readonly FunctionFlag[] }> = {
  'non-member': { pages: ['profile'], functions: [] },
  member: { pages: ['profile', 'subGroup', 'viewSubGroupMembers'], functions: [] },
  coach: { pages: MENTORS, functions: [] },
  'assistant-coach': { pages: MENTORS, functions: [] },
  'head-coach': {
    pages: [
      'reportSummary',
      'profile',
      'user',
      'communityReport',
      'users',
      'groups',
      'group',
      'viewGroupMembers',
      'newSubGroup',
      'editSubGroup',
      'subGroup',
      'viewSubGroupMembers',
      'courses',
      'course',
      'lesson',
      'lessonFile',
      'events',
      'event',
      'resourceFiles',
      'resourceFile',
      'stages',
      'stage',
    ],
    functions: [],
  },
  expert: { pages: MENTORS, functions: [] },
  affiliate: { pages: ['profile'], functions: [] },
  'success-manager': {
    pages: [
      'profile',
      'user',
      'subscription',
      'subscriptions',
      'studentPaymentDetails',
      'users',
      'successManagers',
      'successManager',
      'retention',
    ],
    functions: [],
  },
  'team-lead': { pages: ['profile', 'subGroup', 'viewSubGroupMembers'], functions: [] },
  'assistant-team-lead': { pages: ['profile', 'subGroup', 'viewSubGroupMembers'], functions: [] },
  'tribe-team-fa': {
    pages: [
      'reportSummary',
      'enrollUser',
      'profile',
      'user',
      'subscription',
      'subscriptions',
      'communityReport',
      'paymentReport',
      'infoLogsReport',
      'studentPaymentDetails',
      'users',
      'editUser',
      'groups',
      'group',
      'viewGroupMembers',
      'subGroup',
      'viewSubGroupMembers',
      'newUser',
      'courses',
      'course',
      'lesson',
      'lessonFile',
      'batches',
      'batch',
      'events',
      'event',
      'resourceFiles',
      'resourceFile',
      'products',
      'product',
      'funnel',
      'stages',
      'stage',
      'forms',
      'form',
      'successManagers',
      'successManager',
      'affiliates',
      'retention',
    ],
    functions: ['user_create', 'user_enroll/unenroll'],
  },
  'tribe-team-ro': {
    pages: [
      'reportSummary',
      'profile',
      'user',
      'subscription',
      'subscriptions',
      'communityReport',
      'paymentReport',
      'infoLogsReport',
      'studentPaymentDetails',
      'users',
      'groups',
      'group',
      'viewGroupMembers',
      'subGroup',
      'viewSubGroupMembers',
      'courses',
      'course',
      'lesson',
      'lessonFile',
      'batches',
      'batch',
      'events',
      'event',
      'resourceFiles',
      'resourceFile',
      'products',
      'product',
      'funnel',
      'stages',
      'stage',
      'forms',
      'form',
      'successManagers',
      'successManager',
      'affiliates',
      'retention',
    ],
    functions: [],
  },
  admin: { pages: PAGE_FLAGS, functions: FUNCTION_FLAGS },
};

const mapOf = <Flag extends string>(flags: readonly Flag[], held: readonly Flag[]): Record<Flag, boolean> =>
  Object.fromEntries(flags.map((flag) => [flag, held.includes(flag)])) as Record<Flag, boolean>;

/**
 * The flag maps with which the access levels of each role are seeded; an admin changes them at run time. Every page flag and
 * every function flag is present in every map. Only the server needs it: no screen reads it.
 *
 * @example SEEDED_ACCESS.member.pageAccess.profile // true
 * Specification 1 §6 names the flags; who holds which is a product decision.
 */
export const SEEDED_ACCESS: Readonly<Record<Role, AccessMaps>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(HELD).map(([role, { pages, functions }]) => [
    role,
    { pageAccess: mapOf(PAGE_FLAGS, pages), functionAccess: mapOf(FUNCTION_FLAGS, functions) },
  ]),
) as Record<Role, AccessMaps>;
