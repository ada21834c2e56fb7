import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { orderMails, rehearseMail } from '../notifications/commands.ts';
import { findUserById } from '../users/repo.ts';
import { mailIfArchived } from './accountMails.ts';
import { removeExpired } from './removeExpired.ts';
import { findReset } from './passwordResetRepo.ts';

/** First name in the email that is rendered for an address without an account. */
const NO_ONE = 'Maria';

/**
 * Orders the email for a forgotten password: the code where the address has an account, the notice
 * where that account is archived, none otherwise. The request itself neither waits for this job nor
 * reveals which case applies. The work of this process does not reveal it either: for an unknown
 * address, the email is rendered and dropped.
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

/** Removes expired limits, sessions, password resets and idempotency keys. */
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
