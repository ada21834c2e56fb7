import type { RouteName } from '../navigation/routes.ts';

/**
 * Routes whose menu items show regardless of the page flags. The specification also lists
 * `marketing`, which is a menu and not a route. "Both workshop settings" and "affiliate pages" are
 * read as the routes below.
 *
 * @spec 1 §2.9
 */
export const SPECIAL_ROUTES = [
  'home',
  'community',
  'content',
  'viewCourses',
  'viewEvents',
  'viewResources',
  'liveWorkshopSettings',
  'liveWorkshopSettings2',
  'affiliateLeads',
  'affiliateLinks',
  'affiliateResources',
  'affiliateCommission',
  'affiliateTerms',
  'challengeGroups',
  'accountabilityGroups',
  'viewStage',
] as const satisfies readonly RouteName[];
