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
 * Makes a failed or cancelled email due now with its tries reset, and clears the bounce of its
 * address.
 *
 * @throws CONFLICT for one that is waiting or was sent, and NOT_FOUND for one to a person out of
 * scope
 */
export const sendMailAgain = (ctx: Context, id: number): Promise<void> =>
  change(ctx, EMAIL, id, 'sendMailAgain', async ({ tx, at, before }) => {
    const problem = sendAgainProblem(before);
    if (problem !== null) throw new UserError('CONFLICT', problem);
    await writeDueAgain(tx, id, at);
    // Staff who send it again expect the address to work.
    await removeBounce(tx, before.recipient);
    ctx.app.queues.wake(tx, sendMails);
  });
