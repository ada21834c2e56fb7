import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { defineRecord } from '../../commands/subject.ts';
import { afterCommit } from '../../db/afterCommit.ts';
import { UserError } from '../../errors.ts';
import { INSTALLATION_ID, isOutgoingPaused, writeResumed } from './repo.ts';
import { installation } from './tables.ts';

const INSTALLATION = defineRecord('installation', installation);

const notPaused = (): UserError => new UserError('CONFLICT', 'Outgoing work is not paused.');

type BeforeResume = (ctx: Context) => Promise<void>;
const BEFORE_RESUME: BeforeResume[] = [];

/** Registers what must be done before a restored database sends anything. */
export const beforeResume = (work: BeforeResume): void => {
  BEFORE_RESUME.push(work);
};

/**
 * Resumes the outgoing work that a restore paused.
 *
 * @throws CONFLICT when it is not paused
 */
export async function resumeOutgoing(ctx: Context, reason?: string): Promise<void> {
  if (!(await isOutgoingPaused(ctx.app.database.db))) throw notPaused();
  for (const work of BEFORE_RESUME) await work(ctx);
  await change(ctx, INSTALLATION, INSTALLATION_ID, { action: 'resumeOutgoing', reason }, async ({ tx, at, before }) => {
    if (before.resumedAt !== null) throw notPaused();
    await writeResumed(tx, { at, by: ctx.actor.userId });
    afterCommit(tx, () => ctx.app.queues.outgoingResumed());
  });
}
