import { z } from 'zod';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { inChunks } from '../../db/deleteSome.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { sendDueMails } from './deliver.ts';
import { orderDailyNews } from './dailyNews.ts';
import { deleteOldMailDays } from './outbox.ts';

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

/** Days after which no email depends on whether a person's day was taken. */
const MAIL_DAYS_KEPT = 7;

/** Deletes the days on which people got an email that is not about the account. */
export const removeMailDays = defineJob({
  queue: 'notifications.removeMailDays',
  outgoing: false,
  data: z.object({}),
  isSingle: true,
  schedule: '23 3 * * *',
  run: async ({ app }, _data, signal) => {
    const before = isoDay(addManilaDays(app.clock.now(), -MAIL_DAYS_KEPT));
    const removed = await inChunks((most) => deleteOldMailDays(app.database.db, before, most), signal);
    app.log.debug({ removed }, 'removed days of emails');
  },
});
