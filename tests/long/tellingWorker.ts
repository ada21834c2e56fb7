// A worker as `npm run worker` starts it, with one more job: it notifies some people, each in the
// app and by email.
import { z } from 'zod';
import { JOBS } from '../../packages/server/src/registry/jobs.ts';
import { defineJob } from '../../packages/server/src/jobs/defineJob.ts';
import { work } from '../../packages/server/src/jobs/work.ts';
import { notify, orderMails } from '../../packages/server/src/modules/notifications/commands.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

/**
 * The people notified in one transaction. A kill can therefore also fall between two transactions
 * of a job.
 */
const PEOPLE_AT_ONCE = 10;

export const notifyPeople = defineJob({
  queue: 'tests.tellPeople',
  outgoing: false,
  data: z.object({ people: z.array(z.int()) }),
  run: async (ctx, { people }, signal) => {
    for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
      signal.throwIfAborted();
      const some = people.slice(from, from + PEOPLE_AT_ONCE);
      await ctx.app.database.transaction(async (tx) => {
        await notify(ctx, tx, some, 'new-content', { key: 'the course', title: 'A new course' });
        const now = ctx.app.clock.now();
        const orders = some.map((id) => ({
          name: 'testMail' as const,
          to: `person-${id}@example.com`,
          userId: id,
          data: { sentAt: now.toISOString() },
          key: `the course ${id}`,
          notBefore: now,
        }));
        await orderMails(ctx, tx, orders);
      });
    }
  },
});

if (import.meta.main) {
  const app = await openApp(readSettings(process.env));
  const jobs = [...JOBS, notifyPeople];
  await app.queues.open(jobs);
  await work(app, jobs);
  process.on('SIGTERM', () => void closeApp(app).then(() => process.exit(0)));
  console.log('at work');
}
