import type { BulkOperationName } from '@atlas/domain/jobs';

/** What can be done with many people at once, the likeliest first. */
export const PEOPLE_OPERATIONS: readonly BulkOperationName[] = [
  'move-batch',
  'extend-subscriptions',
  'add-access-level',
  'remove-access-level',
  'archive-users',
];
