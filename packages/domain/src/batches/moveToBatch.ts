import type { RowPlan } from '../jobs/rowPlan.ts';

interface NamedBatch {
  readonly id: number;
  readonly name: string;
}

export const NO_BATCH = 'No batch';

/**
 * Plans moving a person into a batch, whatever batch they were in.
 *
 * @example moveToBatch(null, { id: 4, name: 'Batch 19' })
 * // { after: { batchId: 4 }, was: 'No batch', becomes: 'Batch 19' }
 */
export const moveToBatch = (from: NamedBatch | null, to: NamedBatch): RowPlan =>
  from?.id === to.id ? { skipped: `Already in ${to.name}.` } : { after: { batchId: to.id }, was: from?.name ?? NO_BATCH, becomes: to.name };
