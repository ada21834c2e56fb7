import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { sendDueMails } from './deliver.ts';
import { orderDailyNews } from './dailyNews.ts';

/** Number of emails after which the job ends, and another run continues. */
const MAILS_AT_ONCE = 200;

/** Sends due emails. */
export const sendMails = defineJob({
  queue: 'mail.send',
  outgoing: true,
  data: z.object({}),
  isSingle: true,
  schedule: '* * * * *',
  run: async ({ app }, _data, signal) => {
    const wakeAnother = () => app.queues.wakeSoon(sendMails);
    const delivered = await sendDueMails(app, { signal, most: MAILS_AT_ONCE, onBegun: wakeAnother });
    app.log.debug(delivered, 'sent what was due');
  },
});

/** Orders the emails with the news of the day. */
export const mailDailyNews = defineJob({
  queue: 'notifications.mailDaily',
  outgoing: true,
  data: z.object({}),
  schedule: '0 17 * * *',
  run: async ({ app }, _data, signal) => {
    const mails = await orderDailyNews(app, signal);
    app.log.info({ mails }, 'ordered the news of the day');
    app.queues.wakeSoon(sendMails);
  },
});
