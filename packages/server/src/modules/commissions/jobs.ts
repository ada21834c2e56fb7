import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { sealPayoutAccounts } from './payoutAccounts.ts';

/** Encrypts the accounts of payouts from before they were encrypted. */
export const sealAccounts = defineJob({
  queue: 'commissions.sealAccounts',
  outgoing: false,
  data: z.object({}),
  schedule: '41 4 * * *',
  isSingle: true,
  atStartup: true,
  run: async ({ app }) => {
    const sealed = await sealPayoutAccounts(app);
    if (sealed > 0) app.log.info({ sealed }, 'payout accounts were encrypted');
  },
});
