import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for batches. */
export const batchesAuthorization: Authorization = {
  types: {
    Batch: 'signed-in',
    EnrollmentBatch: 'with-parent',
  },
  fields: {
    'Batch.archivedAt': { page: ['batches', 'users', 'enrollUser'] },
    'Query.enrollmentBatches': { page: ['enrollUser', 'editUser'] },
    'Viewer.batch': { page: 'batch' },
    'Viewer.batches': { page: 'batches' },
  },
};
