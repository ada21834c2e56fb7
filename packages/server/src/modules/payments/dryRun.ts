import type { Context } from '../../commands/context.ts';
import { userErrorOf } from '../../commands/constraintErrors.ts';
import type { Db } from '../../db/open.ts';
import { findLastEntry, findPostingsAfter, type PreviewedPosting } from './moneyRepo.ts';

/** Ends a transaction that is only a preview. */
class Undone extends Error {}

/**
 * Runs a command without effect and returns what it would post: the same code as the command, in a
 * transaction that is rolled back.
 *
 * @throws as the command
 */
export async function previewPostings(ctx: Context, run: (tx: Db, at: Date) => Promise<unknown>): Promise<PreviewedPosting[]> {
  let previewed: PreviewedPosting[] = [];
  try {
    await ctx.app.database.transaction(async (tx) => {
      const last = await findLastEntry(tx);
      await run(tx, ctx.app.clock.now());
      previewed = await findPostingsAfter(tx, last);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw userErrorOf(error) ?? error;
  }
  return previewed;
}
