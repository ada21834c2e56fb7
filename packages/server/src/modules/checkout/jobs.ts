import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { deleteOldReceipts, expireOrders } from './endCommands.ts';

/** Ends unpaid orders past their deadline, and releases coupons whose time is over. */
export const endOrders = defineJob({
  queue: 'checkout.end',
  outgoing: false,
  data: z.object({}),
  schedule: '*/5 * * * *',
  isSingle: true,
  atStartup: true,
  run: async ({ app }) => {
    const ended = await expireOrders(app);
    if (ended > 0) app.log.info({ ended }, 'unpaid orders expired');
  },
});

/** Deletes the pictures of receipts whose time is over. */
export const forgetReceipts = defineJob({
  queue: 'checkout.forgetReceipts',
  outgoing: false,
  data: z.object({}),
  schedule: '17 4 * * *',
  isSingle: true,
  run: async ({ app }) => {
    const deleted = await deleteOldReceipts(app);
    if (deleted > 0) app.log.info({ deleted }, 'pictures of old receipts were deleted');
  },
});
