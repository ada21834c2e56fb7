import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { removeOldCells, workOnImportsUnderWay } from './work.ts';

/** Applies and undoes imports. It continues what another process did not finish. */
export const workOnImports = defineJob({
  queue: 'imports.work',
  outgoing: false,
  data: z.object({}),
  isSingle: true,
  schedule: '* * * * *',
  atStartup: true,
  run: ({ app, actor }, _data, signal) => workOnImportsUnderWay(app, actor.requestId, signal),
});

/** Removes the cells of imports after 30 days, because they contain personal data. */
export const removeOldImportCells = defineJob({
  queue: 'imports.removeOldCells',
  outgoing: true,
  data: z.object({}),
  schedule: '23 3 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ imports: await removeOldCells(app, signal) }, 'removed old cells of imports');
  },
});
