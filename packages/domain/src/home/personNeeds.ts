import type { Role } from '../access/roles.ts';
import { COACH_ROLES } from '../access/roleGroups.ts';

/**
 * The reasons why a person needs attention from those responsible for them, the most urgent first:
 * a check-in that asks for help, a membership that expires soon, an overdue payment, no step in
 * their stage, and no visit.
 */
export const PERSON_NEEDS = ['help', 'expiring', 'overdue', 'stuck', 'quiet'] as const;

export type PersonNeed = (typeof PERSON_NEEDS)[number];

/** Roles that lead or coach groups. */
const MENTOR_ROLES: readonly Role[] = [...COACH_ROLES, 'expert'];

const TEAM_LEAD_ROLES: readonly Role[] = ['team-lead', 'assistant-team-lead'];

/** The roles that act on each need. */
const RESPONSIBLE: Readonly<Record<PersonNeed, readonly Role[]>> = {
  help: [...MENTOR_ROLES, ...TEAM_LEAD_ROLES],
  expiring: [...MENTOR_ROLES, 'success-manager'],
  overdue: ['success-manager'],
  stuck: [...MENTOR_ROLES, ...TEAM_LEAD_ROLES],
  quiet: [...MENTOR_ROLES, ...TEAM_LEAD_ROLES, 'success-manager'],
};

/**
 * The needs of their own people that the home page of a role shows, the most urgent first. Empty
 * for roles without people of their own. A product decision, by the roles of product decisions §1.
 *
 * @example needsShownTo('success-manager') // ['expiring', 'overdue', 'quiet']
 */
export const needsShownTo = (role: Role): readonly PersonNeed[] => PERSON_NEEDS.filter((need) => RESPONSIBLE[need].includes(role));
