import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { checkDueLinks } from './checkLinks.ts';

/** Where resources link to: what is gone is marked for staff. */
export const checkResourceLinks = defineJob({
  queue: 'resources.checkLinks',
  outgoing: true,
  data: z.object({}),
  schedule: '40 3 * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ links: await checkDueLinks(app, { signal }) }, 'checked the links of resources');
  },
});
