import { defineJob } from '../../jobs/defineJob.ts';
import { SEND } from './queue.ts';
import { sendDueAnnouncements } from './sendDue.ts';

/** Sends announcements, as many people a minute as there may be. */
export const sendStaffAnnouncements = defineJob({
  ...SEND,
  outgoing: true,
  atStartup: true,
  schedule: '* * * * *',
  run: async ({ app, visitor }, _data, signal) => {
    app.log.debug({ announcements: await sendDueAnnouncements(app, visitor.requestId, { signal }) }, 'sent announcements');
  },
});
