import type { Role } from './roles.ts';

/** Who studies: search results lead them to their own courses, events and resources. Specification 1 §2.9. */
export const STUDENT_ROLES = ['member', 'non-member', 'team-lead', 'assistant-team-lead'] as const satisfies readonly Role[];

/** Who coaches. Specification 1 §6 says "coaches"; which ids that means is a product decision. */
export const COACH_ROLES = ['coach', 'assistant-coach', 'head-coach'] as const satisfies readonly Role[];

/** Whose pages have extra padding on the left. Specification 1 §2.8. */
export const TRIBE_TEAM_ROLES = ['tribe-team-fa', 'tribe-team-ro'] as const satisfies readonly Role[];

/** Who works with the admin menu in a fixed sidebar. Specification 1 §2.9, "admin-type roles". */
export const ADMIN_TYPE_ROLES = ['admin', ...TRIBE_TEAM_ROLES, 'success-manager', 'head-coach'] as const satisfies readonly Role[];
