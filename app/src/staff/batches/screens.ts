import { can, type SessionUser } from '@atlas/domain/access';
import { batchesList } from '@atlas/domain/batches';
import { detailScreen, editScreen, listScreen, newScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import BatchQuery from './__generated__/BatchDetailScreenQuery$parameters.ts';
import BatchesQuery from './__generated__/BatchesScreenQuery$parameters.ts';
import EditBatchQuery from './__generated__/EditBatchScreenQuery$parameters.ts';

/** Loads people and payments only for users who may read them. */
const seenParts = (_search: URLSearchParams, viewer: SessionUser | null) => ({
  seesPeople: can(viewer, { page: 'users' }),
  seesRevenue: can(viewer, { page: 'studentPaymentDetails' }),
});

/** The staff screens for batches. */
export const screens = {
  batches: listScreen({
    load: async () => (await import('./BatchesScreen.tsx')).BatchesScreen,
    query: BatchesQuery,
    list: batchesList,
  }),
  batch: detailScreen({
    load: async () => (await import('./BatchDetailScreen.tsx')).BatchDetailScreen,
    query: BatchQuery,
    search: seenParts,
    subject: 'viewer.batch',
  }),
  newBatch: newScreen({ load: async () => (await import('./NewBatchScreen.tsx')).NewBatchScreen }),
  editBatch: editScreen({
    load: async () => (await import('./EditBatchScreen.tsx')).EditBatchScreen,
    query: EditBatchQuery,
    subject: 'viewer.batch',
  }),
} satisfies ScreenTable;
