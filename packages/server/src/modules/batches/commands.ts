import { batchForm, overlapProblem } from '@atlas/domain/batches';
import { isoDay } from '@atlas/domain/time';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, insertRow, saveRow, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { findBatches, holdBatches } from './repo.ts';
import { batches } from './tables.ts';

const BATCH = defineRecord('batch', batches, {
  constraintErrors: { batches_name_unique: { field: 'name', message: 'Another batch has this name.' } },
});

const valuesOf = (input: Input) => {
  const { name, launchFrom, launchTo } = parseForm(batchForm, input);
  return { name, launchFrom: isoDay(launchFrom), launchTo: isoDay(launchTo) };
};
type Values = ReturnType<typeof valuesOf>;

/** The problem of a launch with those of the other active batches; null without one. */
async function launchProblem(tx: Db, values: Pick<Values, 'launchFrom' | 'launchTo'>, id: number | null): Promise<string | null> {
  await holdBatches(tx);
  return overlapProblem(
    values,
    (await findBatches(tx)).filter((other) => other.id !== id),
  );
}

async function mustLaunchAlone(tx: Db, values: Values, id: number | null): Promise<void> {
  const problem = await launchProblem(tx, values, id);
  if (problem !== null) throw fieldError('launchFrom', problem);
}

/**
 * Adds a batch.
 *
 * @throws BAD_USER_INPUT with messages for fields, also for days on which another batch launches
 */
export function createBatch(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = valuesOf(input);
  return create(ctx, BATCH, { action: 'createBatch', idempotency }, async ({ tx, at }) => {
    await mustLaunchAlone(tx, values, null);
    return insertRow(tx, BATCH, { ...values, createdAt: at });
  });
}

/**
 * Changes a batch. Its people stay in it.
 *
 * @throws STALE when it was saved since the revision was read
 */
export function updateBatch(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const values = valuesOf(input);
  return change(ctx, BATCH, edition.id, 'updateBatch', async ({ tx, before }) => {
    // An archived batch may overlap others until it is restored.
    if (before.archivedAt === null) await mustLaunchAlone(tx, values, edition.id);
    await saveRow(tx, BATCH, edition, values);
  });
}

/**
 * Archives a batch, so that no one can be put into it any more, or restores it. Its people stay in
 * it.
 *
 * @throws CONFLICT when a restored batch would launch on the days of another one
 */
export const setBatchArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, BATCH, id, archived, {
    after: async ({ tx, before }) => {
      const problem = archived ? null : await launchProblem(tx, before, id);
      if (problem !== null) throw new UserError('CONFLICT', problem);
    },
  });
