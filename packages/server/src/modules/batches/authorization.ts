import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for batches. */
export const batchesAuthorization: Authorization = {
  types: {
    Batch: 'signed-in',
    EnrollmentBatch: 'with-parent',
  },
  fields: {
    'Batch.archivedAt': { page: ['batches', 'batch', 'editBatch', 'users', 'enrollUser'] },
    'Batch.createdAt': { page: ['batches', 'batch'] },
    'Mutation.createBatch': { page: 'newBatch', function: 'batch_create' },
    'Mutation.setBatchArchived': { page: 'editBatch' },
    'Mutation.updateBatch': { page: 'editBatch' },
    'Query.enrollmentBatches': { page: ['enrollUser', 'editUser'] },
    'Viewer.batch': { page: ['batch', 'editBatch'] },
    'Viewer.batches': { page: 'batches' },
  },
};
