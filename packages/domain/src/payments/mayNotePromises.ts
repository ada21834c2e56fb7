import { type Actor, can } from '../access/can.ts';
import { TRIBE_TEAM_ROLES } from '../access/roleGroups.ts';

/** Roles with everyone in scope; some of their holders only read. */
const SEES_EVERYONE = ['admin', ...TRIBE_TEAM_ROLES] as const;

/**
 * Whether a user may note promises to pay of the people in their scope: success managers for their
 * portfolio, and those who see everyone only if they also enrol people.
 *
 * @example
 * mayNotePromises({ roles: 'success-manager', ...SEEDED_ACCESS['success-manager'] })
 * // true
 * @spec a product decision
 */
export const mayNotePromises = (user: Actor | null | undefined): boolean =>
  can(user, { page: ['successManager', 'retention'] }) &&
  (!can(user, { role: SEES_EVERYONE }) || can(user, { function: 'user_enroll/unenroll' }));
