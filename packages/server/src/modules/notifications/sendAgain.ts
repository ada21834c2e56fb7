import { sendAgainProblem } from '@atlas/domain/notifications';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { gone, defineRecord } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { sendMails } from './mailJobs.ts';
import { removeBounce } from './outbox.ts';
import { writeDueAgain } from './repo.ts';
import { outbox } from './tables.ts';

const EMAIL = defineRecord('email', outbox, {
  scope: async (ctx, { userId }, { tx }) => {
    if (!(await looksAfterWithin(ctx, tx, userId, 'infoLogsReport'))) throw gone({ name: 'email' });
  },
});

/**
 * Makes an e-mail that failed or was cancelled due now, as if it had never been tried, and gives its address another chance. Throws CONFLICT for one that waits or was sent, and
 * NOT_FOUND for one to somebody out of scope.
 */
export const sendMailAgain = (ctx: Context, id: number): Promise<void> =>
  change(ctx, EMAIL, id, 'sendMailAgain', async ({ tx, at, before }) => {
    const problem = sendAgainProblem(before);
    if (problem !== null) throw new UserError('CONFLICT', problem);
    await writeDueAgain(tx, id, at);
    // Whoever sends it again has reason to believe that it arrives.
    await removeBounce(tx, before.recipient);
    ctx.app.queues.wake(tx, sendMails);
  });
