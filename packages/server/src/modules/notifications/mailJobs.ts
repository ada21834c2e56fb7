import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import { sendDueMails } from './deliver.ts';
import { orderDailyNews } from './dailyNews.ts';

/** After so many e-mails a process asks who goes on. */
const MAILS_AT_ONCE = 200;

/** E-mails that are due. */
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

/** The news of the day by e-mail. */
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
