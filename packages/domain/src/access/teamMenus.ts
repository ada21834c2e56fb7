import { routePath } from '../navigation/routePath.ts';
import { type MenuItem, menuEntry } from './menuItem.ts';
import type { SessionUser } from './sessionUser.ts';

/** @spec 1 §2.9, admin main menu */
export const ADMIN_MENU: readonly MenuItem[] = [
  menuEntry('home', 'Home'),
  {
    key: 'content',
    label: 'Content',
    children: [
      menuEntry('products', 'Products'),
      menuEntry('courses', 'Courses'),
      menuEntry('events', 'Events'),
      menuEntry('resourceFiles', 'Resource files'),
      menuEntry('subscriptions', 'Subscriptions'),
    ],
  },
  {
    key: 'community',
    label: 'Community',
    children: [
      menuEntry('users', 'Members'),
      menuEntry('stages', 'Stages'),
      menuEntry('groups', 'Groups'),
      menuEntry('batches', 'Batches'),
      menuEntry('uploadContents', 'Uploads'),
      menuEntry('mergeUsers', 'Merge users'),
      menuEntry('archivedUsers', 'Archived users'),
      menuEntry('accountabilityGroups', 'Accountability groups'),
      menuEntry('challengeGroups', 'Challenge groups'),
    ],
  },
  {
    key: 'marketing',
    label: 'Marketing',
    children: [
      menuEntry('funnels', 'Funnels'),
      menuEntry('successManagers', 'Success managers'),
      menuEntry('affiliates', 'Affiliates'),
      menuEntry('forms', 'Forms'),
      menuEntry('challengeGroups', 'Challenge groups'),
      menuEntry('redirectRules', 'Redirect rules'),
      menuEntry('retention', 'Retention'),
    ],
  },
  { key: 'payments', label: 'Payments', route: 'payment' },
  {
    key: 'reports',
    label: 'Reports',
    route: 'reportSummary',
    children: [
      menuEntry('communityReport', 'Community report'),
      menuEntry('paymentReport', 'Payment report'),
      menuEntry('infoLogsReport', 'Info logs'),
    ],
  },
  {
    key: 'settings',
    label: 'Settings',
    route: 'defaultSettings',
    children: [
      menuEntry('defaultSettings', 'Settings'),
      menuEntry('accessLevels', 'Access levels'),
      menuEntry('paymentTerms', 'Payment terms'),
      menuEntry('liveWorkshopSettings', 'Live workshop (beginner)'),
      menuEntry('liveWorkshopSettings2', 'Live workshop (experienced)'),
      menuEntry('featureChangeLog', 'Feature change log'),
      menuEntry('backupHistory', 'Backups'),
    ],
  },
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

/** The accountability groups, for leaders. */
export const ACCOUNTABILITY_GROUPS: MenuItem = menuEntry('accountabilityGroups', 'Accountability groups');

/**
 * The menu of a group leader or a stage leader; the first entry differs.
 *
 * @spec 1 §2.9, group leader and stage leader
 */
export const leaderMenu = (first: MenuItem, stages: SessionUser['stagesAsReviewer']): readonly MenuItem[] => [
  first,
  ...reviewMenu(stages),
  ACCOUNTABILITY_GROUPS,
];

export const MANAGE_GROUP: MenuItem = menuEntry('viewGroup', 'Manage group');
export const MANAGE_STAGE: MenuItem = menuEntry('manageStage', 'Manage stage');
