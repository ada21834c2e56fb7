import type { Route, RouteName } from '../navigation/routes.ts';

/**
 * Routes that search engines may list. Left out are the sign-in pages (except home, the front
 * page), steps of a process such as the checkout, and forms, which are for invited people.
 */
const INDEXED: readonly RouteName[] = [
  'home',
  'mainAffiliateLink',
  'viewFunnel',
  'affiliateLink',
  'freelancing',
  'freeLessons',
  'freeTraining',
  'twelveDayChallenge',
  'publicResources',
  'publicResource',
  'changelog',
  'privacyPolicy',
  'refundPolicy',
  'termsConditions',
];

/**
 * Whether search engines may list the pages of a route. Routes that are not listed above are
 * excluded.
 *
 * @example isIndexedRoute(routeNamed('login')) // false
 */
export const isIndexedRoute = ({ name }: Pick<Route, 'name'>): boolean => INDEXED.includes(name);
