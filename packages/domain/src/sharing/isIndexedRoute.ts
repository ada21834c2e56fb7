import type { Route, RouteName } from '../navigation/routes.ts';

/**
 * What search engines may list. Left out: the ways in (but for home, which is the front door), what is a step of something else, such as the
 * checkout, and forms, which are for those who were sent one.
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
 * Whether search engines may list the pages of a route. What is not named stays out of their lists.
 *
 * @example isIndexedRoute(routeNamed('login')) // false
 */
export const isIndexedRoute = ({ name }: Pick<Route, 'name'>): boolean => INDEXED.includes(name);
