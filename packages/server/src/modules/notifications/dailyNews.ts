import { dailyNewsPeriod } from '@atlas/domain/notifications';
import { isoDay } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import { insertMails } from './outbox.ts';
import { findNewsOf, findPeopleWithNews, type Period } from './repo.ts';

const PEOPLE_AT_ONCE = 500;
/** Maximum number of past days that are caught up on after no process ran. */
const DAYS = 3;

/**
 * Orders one email for each person with unread news of a past day. Running it again orders nothing
 * twice.
 *
 * @returns the number of ordered emails
 */
export async function orderDailyNews(app: App, signal?: AbortSignal): Promise<number> {
  let ordered = 0;
  let period = dailyNewsPeriod(app.clock.now());
  for (let day = 0; day < DAYS; day++) {
    ordered += await orderNewsOf(app, period, signal);
    period = dailyNewsPeriod(period.from);
  }
  return ordered;
}

async function orderNewsOf(app: App, period: Period, signal?: AbortSignal): Promise<number> {
  const people = await findPeopleWithNews(app.database.db, period);
  let ordered = 0;
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    signal?.throwIfAborted();
    const news = await findNewsOf(app.database.db, period, people.slice(from, from + PEOPLE_AT_ONCE));
    const orders = news.map(({ userId, email, ...data }) => ({
      name: 'dailyNews' as const,
      to: email,
      userId,
      data,
      key: `news of ${isoDay(period.until)} ${userId}`,
      notBefore: period.until,
    }));
    ordered += await insertMails(app.database.db, orders, app.clock.now());
  }
  return ordered;
}
