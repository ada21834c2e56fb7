import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { findUserById } from '../users/repo.ts';
import { mailIfArchived } from './accountMails.ts';

/**
 * Sends the notice for a sign-up with the address of an archived account. A sign-up with any known
 * address queues it.
 */
export const mailKnownAddress = defineJob({
  queue: 'auth.mailKnownAddress',
  outgoing: false,
  data: z.object({ userId: z.int() }),
  run: async ({ app }, { userId }) => {
    await app.database.transaction(async (tx) => {
      const user = await findUserById(tx, userId);
      if (user) await mailIfArchived(app, tx, user.email);
    });
  },
});
