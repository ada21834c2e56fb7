import type { BulkOperationName } from '@atlas/domain/jobs';

/** The bulk operations for people, most likely first. */
export const PEOPLE_OPERATIONS: readonly BulkOperationName[] = [
  'move-batch',
  'extend-subscriptions',
  'typhoon-extension',
  'move-to-group',
  'enrol-people',
  'add-access-level',
  'remove-access-level',
  'archive-users',
];
