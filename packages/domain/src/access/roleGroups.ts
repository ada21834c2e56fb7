import type { Role } from './roles.ts';

/**
 * Roles of students: search results lead them to their own courses, events and resources.
 *
 * @spec 1 §2.9
 */
export const STUDENT_ROLES = ['member', 'non-member', 'team-lead', 'assistant-team-lead'] as const satisfies readonly Role[];

/**
 * Roles of coaches.
 *
 * @spec 1 §6 names "coaches"; the exact ids are a product decision
 */
export const COACH_ROLES = ['coach', 'assistant-coach', 'head-coach'] as const satisfies readonly Role[];

/**
 * Roles whose pages have extra padding on the left.
 *
 * @spec 1 §2.8
 */
export const TRIBE_TEAM_ROLES = ['tribe-team-fa', 'tribe-team-ro'] as const satisfies readonly Role[];

/**
 * Roles that work with the admin menu in a fixed sidebar.
 *
 * @spec 1 §2.9, "admin-type roles"
 */
export const ADMIN_TYPE_ROLES = ['admin', ...TRIBE_TEAM_ROLES, 'success-manager', 'head-coach'] as const satisfies readonly Role[];
