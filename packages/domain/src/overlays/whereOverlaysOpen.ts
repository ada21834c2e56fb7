import { audienceOf } from '../access/audience.ts';
import { roleInUse } from '../access/roleInUse.ts';
import type { SessionUser } from '../access/sessionUser.ts';
import { routeNamed } from '../navigation/routeNamed.ts';
import type { RouteName } from '../navigation/routes.ts';

type RoleHolder = Pick<SessionUser, 'accessLevel' | 'roles'> | null | undefined;

/** Pages on which nothing may interrupt the user. */
const UNDISTURBED: readonly RouteName[] = ['checkout', 'checkoutClosed', 'viewForm', 'affiliatePayout'];

/**
 * Whether the members' modals may open over a page: over member pages, but not over public ones
 * where users are about to sign in, pay or submit a form. A product decision.
 *
 * @param route the page; null for an address without a route
 * @example opensMemberModals('checkout') // false
 */
export function opensMemberModals(route: RouteName | null): boolean {
  if (route === null || UNDISTURBED.includes(route)) return false;
  const { access } = routeNamed(route);
  return access === 'login' || access === 'loginOutsideLayout';
}

/**
 * Whether the event popup and the promotional banner may show on a page: to members on member and
 * public pages, to visitors on public pages. Never where people sign in or pay, and never on staff
 * pages. A product decision.
 *
 * @example promotesEventOn('login', null) // false
 */
export function promotesEventOn(route: RouteName | null, user: RoleHolder): boolean {
  if (route === null || UNDISTURBED.includes(route)) return false;
  const { access } = routeNamed(route);
  const isPublic = access === 'public' || access === 'catchAll';
  if (!user) return isPublic;
  return roleInUse(user) === 'member' && (isPublic || audienceOf(routeNamed(route), user) === 'member');
}
