import type { RouteName } from '../navigation/routes.ts';

/**
 * Routes whose menu items show whatever the page flags say. The specification lists `marketing` too, which names a menu and no
 * route; "both workshop settings" and "affiliate pages" are read as the routes below. Specification 1 §2.9.
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
