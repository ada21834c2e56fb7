import { routePath } from '../navigation/routePath.ts';
import type { RouteName } from '../navigation/routes.ts';
import type { MenuItem } from './menuItem.ts';
import type { SessionUser } from './sessionUser.ts';

const item = (route: RouteName, label: string): MenuItem => ({ key: route, label, route });

/** @spec 1 §2.9, admin main menu */
export const ADMIN_MENU: readonly MenuItem[] = [
  item('home', 'Home'),
  {
    key: 'content',
    label: 'Content',
    children: [
      item('products', 'Products'),
      item('courses', 'Courses'),
      item('events', 'Events'),
      item('resourceFiles', 'Resource files'),
      item('subscriptions', 'Subscriptions'),
    ],
  },
  {
    key: 'community',
    label: 'Community',
    children: [
      item('users', 'Members'),
      item('stages', 'Stages'),
      item('groups', 'Groups'),
      item('batches', 'Batches'),
      item('uploadContents', 'Uploads'),
      item('mergeUsers', 'Merge users'),
      item('archivedUsers', 'Archived users'),
      item('accountabilityGroups', 'Accountability groups'),
      item('challengeGroups', 'Challenge groups'),
    ],
  },
  {
    key: 'marketing',
    label: 'Marketing',
    children: [
      item('funnels', 'Funnels'),
      item('successManagers', 'Success managers'),
      item('affiliates', 'Affiliates'),
      item('forms', 'Forms'),
      item('challengeGroups', 'Challenge groups'),
      item('redirectRules', 'Redirect rules'),
      item('retention', 'Retention'),
    ],
  },
  { key: 'payments', label: 'Payments', route: 'payment' },
  {
    key: 'reports',
    label: 'Reports',
    route: 'reportSummary',
    children: [item('communityReport', 'Community report'), item('paymentReport', 'Payment report'), item('infoLogsReport', 'Info logs')],
  },
  {
    key: 'settings',
    label: 'Settings',
    route: 'defaultSettings',
    children: [
      item('defaultSettings', 'Settings'),
      item('accessLevels', 'Access levels'),
      item('paymentTerms', 'Payment terms'),
      item('liveWorkshopSettings', 'Live workshop (beginner)'),
      item('liveWorkshopSettings2', 'Live workshop (experienced)'),
      item('featureChangeLog', 'Feature change log'),
      item('backupHistory', 'Backups'),
    ],
  },
];

/**
 * The member menu; the bonuses are a course.
 *
 * @spec 1 §2.9
 */
export const memberMenu = (bonusCourseId: number): readonly MenuItem[] => [
  item('home', 'Home'),
  { key: 'contents', label: 'My Products', children: [item('viewCourses', 'My Courses'), item('viewEvents', 'My Events')] },
  { key: 'bonuses', label: 'Bonuses', path: routePath('viewCourse', { id: bonusCourseId }) },
  { key: 'stage', label: 'My Stage', route: 'viewStage' },
];

/**
 * The alternative member menu.
 *
 * @spec 1 §2.9
 */
export const ALTERNATIVE_MEMBER_MENU: readonly MenuItem[] = [
  item('home', 'Home'),
  item('viewCourses', 'My Courses'),
  item('viewEvents', 'My Events'),
  item('viewResources', 'My Resources'),
];

/**
 * The affiliate menu; only its first entry shows until the user has an affiliate timestamp.
 *
 * @spec 1 §2.9, affiliate menu
 */
export const AFFILIATE_MENU: readonly MenuItem[] = [
  item('home', 'Dashboard'),
  item('affiliateLeads', 'Leads'),
  item('affiliateLinks', 'Links'),
  item('affiliateResources', 'Resources'),
  item('affiliateCommission', 'Commission'),
];

const stagePath = (id: number): string => routePath('reviewMoveUp', { id });

/**
 * Review Move-Up: a single link for one stage, a submenu for several, and no entry without a stage
 * to review.
 *
 * @spec 1 §6
 */
export const reviewMenu = (stages: SessionUser['stagesAsReviewer']): readonly MenuItem[] => {
  const label = 'Review Move-Up';
  const [first, ...others] = stages;
  if (!first) return [];
  if (others.length === 0) return [{ key: 'reviewMoveUp', label, path: stagePath(first.id) }];
  const children = stages.map((stage) => ({ key: `reviewMoveUp-${stage.id}`, label: stage.name, path: stagePath(stage.id) }));
  return [{ key: 'reviewMoveUp', label, children }];
};

/**
 * The menu of a group leader or a stage leader; the first entry differs.
 *
 * @spec 1 §2.9, group leader and stage leader
 */
export const leaderMenu = (first: MenuItem, stages: SessionUser['stagesAsReviewer']): readonly MenuItem[] => [
  first,
  ...reviewMenu(stages),
  item('accountabilityGroups', 'Accountability groups'),
];

export const MANAGE_GROUP: MenuItem = item('viewGroup', 'Manage group');
export const MANAGE_STAGE: MenuItem = item('manageStage', 'Manage stage');

/**
 * The subgroup menu: home, and the subgroup if there is one.
 *
 * @spec 1 §2.9
 */
export const subgroupMenu = (subGroup: SessionUser['subGroup']): readonly MenuItem[] => {
  const id = subGroup?.id;
  const link = typeof id === 'number' ? [{ key: 'viewSubGroup', label: 'My Subgroup', path: routePath('viewSubGroup', { id }) }] : [];
  return [item('home', 'Home'), ...link];
};
