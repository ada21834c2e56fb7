import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { orderMails, rehearseMail } from '../notifications/commands.ts';
import { findUserById } from '../users/repo.ts';
import { mailIfArchived } from './accountMails.ts';
import { removeExpired } from './commands.ts';
import { findReset } from './repo.ts';

/** The name that stands in for that of a person without an account. */
const NO_ONE = 'Maria';

/**
 * The e-mail for a forgotten password: the code where the address has an account, the notice where
 * that account is archived, none otherwise. The request itself neither waits nor reveals which, and
 * neither does the work of this process: an e-mail to no one takes as much.
 */
export const mailReset = defineJob({
  queue: 'auth.mailReset',
  outgoing: false,
  data: z.object({ resetId: z.int(), linkId: z.int() }),
  run: async ({ app }, { resetId, linkId }) => {
    const order = (email: string, person: { id: number; firstName: string } | null) => ({
      name: 'passwordReset' as const,
      to: email,
      userId: person?.id ?? null,
      data: { firstName: person?.firstName ?? NO_ONE, resetId, linkId },
      key: `password reset ${resetId}`,
      notBefore: app.clock.now(),
    });
    const unknown = await app.database.transaction(async (tx) => {
      const reset = await findReset(tx, { id: resetId });
      if (!reset) return null;
      const user = reset.userId === null ? null : await findUserById(tx, reset.userId);
      if (user) await orderMails({ app }, tx, [order(reset.email, user)]);
      else await mailIfArchived(app, tx, reset.email);
      return user ? null : order(reset.email, null);
    });
    if (unknown !== null) await rehearseMail(app, unknown);
  },
});

/** Limits, sessions, password resets and keys of requests that are over. */
export const removeExpiredAccess = defineJob({
  queue: 'auth.removeExpired',
  outgoing: false,
  data: z.object({}),
  schedule: '17 */6 * * *',
  run: async ({ app }, _data, signal) => {
    const removed = await removeExpired(app, signal);
    app.log.debug(removed, 'removed what expired');
  },
});

export { mailKnownAddress } from './knownAddressJob.ts';
