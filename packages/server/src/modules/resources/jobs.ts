import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { checkDueLinks } from './checkLinks.ts';

/** Checks the links of resources and marks broken ones for staff. */
export const checkResourceLinks = defineJob({
  queue: 'resources.checkLinks',
  outgoing: true,
  data: z.object({}),
  schedule: '40 3 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ links: await checkDueLinks(app, { signal }) }, 'checked the links of resources');
  },
});
