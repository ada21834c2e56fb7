import { checkKnown } from '../errors/checkKnown.ts';
import type { FunctionFlag } from './functionFlags.ts';
import type { PageFlag } from './pageFlags.ts';

/** A page flag or a function flag; their names do not overlap. */
export type Flag = PageFlag | FunctionFlag;

/** Labels of the flags, as listed under their area. */
export const FLAG_LABELS: Readonly<Record<Flag, string>> = {
  products: 'List of products',
  product: 'Details of a product',
  newProduct: 'Add a product',
  editProduct: 'Edit a product',
  courses: 'List of courses',
  course: 'Details of a course',
  newCourse: 'Add a course',
  editCourse: 'Edit a course',
  lesson: 'Details of a lesson',
  newLesson: 'Add a lesson',
  editLesson: 'Edit a lesson',
  lessonFile: 'Details of a lesson file',
  newLessonFile: 'Add a lesson file',
  editLessonFile: 'Edit a lesson file',
  events: 'List of events',
  event: 'Details of an event',
  newEvent: 'Add an event',
  editEvent: 'Edit an event',
  resourceFiles: 'List of resources',
  resourceFile: 'Details of a resource',
  newResourceFile: 'Add a resource',
  editResourceFile: 'Edit a resource',
  users: 'Lists of people',
  user: 'Details of a person',
  newUser: 'Add a person',
  editUser: 'Edit a person',
  profile: 'Profiles',
  stages: 'List of stages',
  stage: 'Details of a stage',
  newStage: 'Add a stage',
  editStage: 'Edit a stage',
  groups: 'List of groups',
  group: 'Details of a group',
  newGroup: 'Add a group',
  editGroup: 'Edit a group',
  viewGroupMembers: 'Members of a group',
  subGroup: 'Details of a subgroup',
  newSubGroup: 'Add a subgroup',
  editSubGroup: 'Edit a subgroup',
  viewSubGroupMembers: 'Members of a subgroup',
  batches: 'List of batches',
  batch: 'Details of a batch',
  newBatch: 'Add a batch',
  editBatch: 'Edit a batch',
  uploadContents: 'Uploads and imports',
  funnel: 'Funnels',
  successManagers: 'List of success managers',
  successManager: 'Details of a success manager',
  affiliates: 'Affiliates',
  forms: 'List of forms',
  form: 'Details of a form',
  retention: 'Retention',
  studentPaymentDetails: 'Payments of members',
  subscriptions: 'List of subscriptions',
  subscription: 'Details of a subscription',
  enrollUser: 'Enroll a person',
  reportSummary: 'Report summary',
  communityReport: 'Community report',
  paymentReport: 'Payment report',
  infoLogsReport: 'Info logs',
  defaultSettings: 'Settings',
  accessLevels: 'List of access levels',
  accessLevel: 'Details of an access level',
  newAccessLevel: 'Add an access level',
  editAccessLevel: 'Edit an access level',
  featureChangeLog: 'Feature change log',
  'payment-term_create': 'Create payment terms',
  group_create: 'Create groups',
  user_create: 'Create people',
  course_create: 'Create courses',
  'access-level_create': 'Create access levels',
  batch_create: 'Create batches',
  event_create: 'Create events',
  'resource-file_create': 'Create resources',
  product_create: 'Create products, funnels and coupons',
  stage_create: 'Create stages and forms, adjust points',
  lesson_create: 'Create lessons',
  'user_enroll/unenroll': 'Enroll, unenroll and settle payments',
};

/**
 * The labels of several flags, separated by commas.
 *
 * @throws RangeError for an unknown value
 */
export const flagsText = (flags: readonly Flag[]): string => {
  for (const flag of flags) checkKnown({ flag }, FLAG_LABELS);
  return flags.map((flag) => FLAG_LABELS[flag]).join(', ');
};
