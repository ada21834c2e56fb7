import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { checkLedger } from './commands.ts';

/** Proves every night, and whenever a process starts, that the ledger adds up. */
export const proveLedger = defineJob({
  queue: 'books.prove',
  outgoing: false,
  data: z.object({}),
  schedule: '23 3 * * *',
  isSingle: true,
  atStartup: true,
  run: async ({ app }) => {
    const problems = await checkLedger(app);
    if (problems > 0) app.log.error({ problems }, 'the ledger does not add up');
  },
});
