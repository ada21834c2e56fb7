import { randomBytes } from 'node:crypto';
import {
  MAX_HOME_SEGMENTS,
  MAX_SEGMENTS,
  SEGMENT_NAME_TAKEN,
  segmentForm,
  TOO_MANY_ON_HOME,
  TOO_MANY_SEGMENTS,
} from '@atlas/domain/segments';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, type RecordRevision, saveRow } from '../../commands/subject.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { countOwnSegments, removeSegment } from './repo.ts';
import { segments } from './tables.ts';

/** Only its owner changes a segment. Others read it once it is shared. */
const SEGMENT = defineRecord('segment', segments, {
  scope: (ctx, { ownerId, sharedAt }) => {
    if (ownerId === ctx.signedIn().session.userId) return;
    throw sharedAt === null ? gone({ name: 'segment' }) : accessRestricted();
  },
  constraintErrors: { segments_name: { message: SEGMENT_NAME_TAKEN, field: 'name' } },
});

/** Number of random bytes in the key of a link: not to be guessed. */
const KEY_BYTES = 16;

/**
 * Saves the filters of a list under a name as a segment that only the caller sees, or saves the
 * given one.
 *
 * @returns its id
 * @throws BAD_USER_INPUT with a message per field, also for filters that the list does not support
 * @throws CONFLICT when the caller has as many as there can be
 * @throws STALE when it was saved since the revision was read
 */
export async function saveSegment(ctx: Context, edition: RecordRevision | null, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = parseForm(segmentForm, input);
  const doing = { action: 'saveSegment', idempotency };
  if (edition !== null)
    return change(ctx, SEGMENT, edition.id, doing, async ({ tx }) => {
      await saveRow(tx, SEGMENT, edition, values);
      return edition.id;
    });
  const ownerId = ctx.signedIn().session.userId;
  return create(ctx, SEGMENT, doing, async ({ tx, at }) => {
    if ((await countOwnSegments(tx, ownerId)).all >= MAX_SEGMENTS) throw new UserError('CONFLICT', TOO_MANY_SEGMENTS);
    const key = randomBytes(KEY_BYTES).toString('base64url');
    return insertRow(tx, SEGMENT, { ...values, ownerId, key, createdAt: at });
  });
}

/** Lets everyone with the page of people read a segment, or only its owner again. */
export const shareSegment = (ctx: Context, id: number, isShared: boolean): Promise<void> =>
  change(ctx, SEGMENT, id, 'shareSegment', async ({ tx, at, before }) => {
    if ((before.sharedAt !== null) === isShared) return;
    await saveRow(tx, SEGMENT, before, { sharedAt: isShared ? at : null });
  });

/**
 * Shows a segment on the home page of its owner, or takes it off.
 *
 * @throws CONFLICT when the home page shows as many as there can be
 */
export const pinSegment = (ctx: Context, id: number, isOnHome: boolean): Promise<void> =>
  change(ctx, SEGMENT, id, 'pinSegment', async ({ tx, before }) => {
    if (before.isOnHome === isOnHome) return;
    if (isOnHome && (await countOwnSegments(tx, before.ownerId)).onHome >= MAX_HOME_SEGMENTS)
      throw new UserError('CONFLICT', TOO_MANY_ON_HOME);
    await saveRow(tx, SEGMENT, before, { isOnHome });
  });

/**
 * Deletes a segment. An announcement that is not sent yet and uses it needs other recipients then.
 */
export const deleteSegment = (ctx: Context, id: number): Promise<void> =>
  change(ctx, SEGMENT, id, 'deleteSegment', ({ tx }) => removeSegment(tx, id));
