import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { orderMails } from '../notifications/commands.ts';
import { findUserById } from '../users/repo.ts';
import { mailIfArchived } from './accountMails.ts';
import { removeExpired } from './commands.ts';
import { findReset } from './repo.ts';

/**
 * The e-mail for a forgotten password: the code where the address has an account, the notice where
 * that account is archived, none otherwise. The request itself neither waits nor reveals which.
 */
export const mailReset = defineJob({
  queue: 'auth.mailReset',
  outgoing: false,
  data: z.object({ resetId: z.int(), linkId: z.int() }),
  run: async ({ app }, { resetId, linkId }) => {
    await app.database.transaction(async (tx) => {
      const reset = await findReset(tx, { id: resetId });
      if (!reset) return;
      const user = reset.userId === null ? null : await findUserById(tx, reset.userId);
      if (!user) return mailIfArchived(app, tx, reset.email);
      const { id: userId, firstName } = user;
      const key = `password reset ${resetId}`;
      await orderMails({ app }, tx, [
        { name: 'passwordReset', to: reset.email, userId, data: { firstName, resetId, linkId }, key, notBefore: app.clock.now() },
      ]);
    });
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
