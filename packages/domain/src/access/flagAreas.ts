import type { Flag } from './flagLabels.ts';
import { FUNCTION_FLAGS } from './functionFlags.ts';

export interface FlagArea {
  readonly key: string;
  readonly label: string;
  readonly flags: readonly Flag[];
}

/**
 * Every flag, grouped by the area of the menu it belongs to. Flags for actions come after flags for
 * pages. Each flag is in one area only.
 */
export const FLAG_AREAS: readonly FlagArea[] = [
  {
    key: 'content',
    label: 'Content',
    flags: [
      ...(['products', 'product', 'newProduct', 'editProduct'] as const),
      ...(['courses', 'course', 'newCourse', 'editCourse'] as const),
      ...(['lesson', 'newLesson', 'editLesson', 'lessonFile', 'newLessonFile', 'editLessonFile'] as const),
      ...(['events', 'event', 'newEvent', 'editEvent'] as const),
      ...(['resourceFiles', 'resourceFile', 'newResourceFile', 'editResourceFile'] as const),
    ],
  },
  {
    key: 'community',
    label: 'Community',
    flags: [
      ...(['users', 'user', 'newUser', 'editUser', 'profile'] as const),
      ...(['stages', 'stage', 'newStage', 'editStage'] as const),
      ...(['groups', 'group', 'newGroup', 'editGroup', 'viewGroupMembers'] as const),
      ...(['subGroup', 'newSubGroup', 'editSubGroup', 'viewSubGroupMembers'] as const),
      ...(['batches', 'batch', 'newBatch', 'editBatch', 'uploadContents'] as const),
    ],
  },
  {
    key: 'marketing',
    label: 'Marketing',
    flags: ['funnel', 'successManagers', 'successManager', 'affiliates', 'forms', 'form', 'retention'],
  },
  { key: 'payments', label: 'Payments', flags: ['studentPaymentDetails', 'subscriptions', 'subscription', 'enrollUser'] },
  { key: 'reports', label: 'Reports', flags: ['reportSummary', 'communityReport', 'paymentReport', 'infoLogsReport'] },
  {
    key: 'settings',
    label: 'Settings',
    flags: ['defaultSettings', 'accessLevels', 'accessLevel', 'newAccessLevel', 'editAccessLevel', 'featureChangeLog'],
  },
  { key: 'functions', label: 'Functions', flags: FUNCTION_FLAGS },
];

/** Every flag, in the order of the areas. */
export const FLAGS: readonly Flag[] = /* @__PURE__ */ FLAG_AREAS.flatMap(({ flags }) => flags);
