import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { workOnStatementsUnderWay } from './work.ts';

/** Reads, applies and undoes statements. It continues what another process did not finish. */
export const workOnStatements = defineJob({
  queue: 'statements.work',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '* * * * *',
  atStartup: true,
  run: ({ app, actor }, _data, signal) => workOnStatementsUnderWay(app, actor.requestId, signal),
});
