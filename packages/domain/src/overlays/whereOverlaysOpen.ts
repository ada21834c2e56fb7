import { audienceOf } from '../access/audience.ts';
import { roleInUse } from '../access/roleInUse.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import { routeNamed } from '../navigation/routeNamed.ts';
import type { RouteName } from '../navigation/routes.ts';

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/** Pages on which nothing may come between somebody and what they are about to do. */
const UNDISTURBED: readonly RouteName[] = ['checkout', 'checkoutClosed', 'viewForm', 'affiliatePayout'];

/**
 * Whether the modals of members may open over a page: over their own pages, not over a public one, where they are about to sign
 * in, to pay or to answer.
 *
 * @param route the page; null where an address leads to none
 * @example opensMemberModals('checkout') // false
 * A product decision.
 */
export function opensMemberModals(route: RouteName | null): boolean {
  if (route === null || UNDISTURBED.includes(route)) return false;
  const { access } = routeNamed(route);
  return access === 'login' || access === 'loginOutsideLayout';
}

/**
 * Whether the event popup and the promotional banner may show on a page: to members on their own and on public pages, to visitors
 * on public ones; never where people sign in or pay, nor on pages of staff.
 *
 * @example promotesEventOn('login', null) // false
 * A product decision.
 */
export function promotesEventOn(route: RouteName | null, user: RoleHolder): boolean {
  if (route === null || UNDISTURBED.includes(route)) return false;
  const { access } = routeNamed(route);
  const isPublic = access === 'public' || access === 'catchAll';
  if (!user) return isPublic;
  return roleInUse(user) === 'member' && (isPublic || audienceOf(routeNamed(route), user) === 'member');
}
