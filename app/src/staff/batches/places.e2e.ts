import { newestRow, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** Batches. */
export const places = {
  batches: ['admin', '/batches'],
  batch: newestRow('admin', 'batches', (id) => `/batches/${id}`),
  newBatch: ['admin', '/batches/new'],
  editBatch: newestRow('admin', 'batches', (id) => `/batches/${id}/edit`),
} satisfies ScreenPlaces<'staff', 'batches'>;
