import { audienceOfUser } from './audience.ts';
import type { SessionUser } from './sessionUser.ts';

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/**
 * The name of the community page and of every link to it: the counted lists of staff, or the own
 * groups of everyone else. A product decision.
 *
 * @example communityName({ accessLevel: null, roles: 'member' }) // 'My groups'
 */
export const communityName = (user: RoleHolder): string => (audienceOfUser(user) === 'staff' ? 'Community' : 'My groups');
