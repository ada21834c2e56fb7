import type { BulkOperationName } from '@atlas/domain/jobs';

/** The bulk operations for people, most likely first. */
export const PEOPLE_OPERATIONS: readonly BulkOperationName[] = [
  'move-batch',
  'extend-subscriptions',
  'enrol-people',
  'add-access-level',
  'remove-access-level',
  'archive-users',
];
