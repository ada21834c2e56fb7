import type { App } from '../../app.ts';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { defineRecord, gone } from '../../commands/subject.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { findDuplicatesOf, saveDismissed, takeChecks } from './duplicatesRepo.ts';
import { duplicatePairs } from './tables.ts';

const DUPLICATE_PAIR = defineRecord('duplicate pair', duplicatePairs, {
  scope: async (ctx, { firstId, secondId }, { tx }) => {
    const seen = await Promise.all([firstId, secondId].map((id) => looksAfterWithin(ctx, tx, id, 'editUser')));
    if (!seen.every(Boolean)) throw gone({ name: 'duplicate pair' });
  },
});

/**
 * Says that two accounts belong to two people, so that they are no longer suggested, or takes that
 * back.
 *
 * @throws NOT_FOUND when one of the two is out of scope
 */
export const setDuplicateDismissed = (ctx: Context, id: number, dismissed: boolean): Promise<void> =>
  change(ctx, DUPLICATE_PAIR, id, dismissed ? 'dismissDuplicate' : 'suggestDuplicate', async ({ tx, at, before }) => {
    if ((before.dismissedAt !== null) === dismissed) return;
    await saveDismissed(tx, id, dismissed ? { at, by: ctx.source.reader.userId } : null);
  });

const CHECKED_AT_ONCE = 200;

/**
 * Searches the duplicates of all accounts that are new or changed. A process may be killed at any
 * time: the accounts of the portion that it worked on are searched again.
 *
 * @returns the number of accounts
 */
export async function checkDuplicates({ database, clock }: App, signal?: AbortSignal): Promise<number> {
  let checked = 0;
  for (;;) {
    signal?.throwIfAborted();
    const taken = await database.transaction(async (tx) => {
      const ids = await takeChecks(tx, CHECKED_AT_ONCE);
      if (ids.length > 0) await findDuplicatesOf(tx, ids, clock.now());
      return ids.length;
    });
    checked += taken;
    if (taken < CHECKED_AT_ONCE) return checked;
  }
}
