import { routePath } from '@atlas/domain/navigation';
import { dueReminder, isReminderTime, paymentReminderNews, reminderEndsAt, whyNoReminder } from '@atlas/domain/reminders';
import { isoDay } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { type MailToCheck, notify } from '../notifications/commands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { findPeopleToRemind, findRemindable, insertReminders, type RemindableEntry } from './repo.ts';

const PEOPLE_AT_ONCE = 200;

/** The settings by which reminders are sent. */
interface ReminderRules {
  /** The hour in Manila from which they are sent. */
  hour: number;
  /** Days after the due day until which content stays open. */
  graceDays: number;
}

/**
 * Reminds people of payments that are due or overdue, from the hour of the setting until the quiet
 * hours. Each person is reminded in one transaction and gets one message about all payments.
 * Running it again sends nothing twice. A failure for one person does not stop the others.
 *
 * @returns the number of people reminded
 */
export async function sendReminders(app: App, signal?: AbortSignal): Promise<number> {
  const { database, clock, values } = app;
  const rules = { hour: await values.get('reminder-hour'), graceDays: await values.get('overdue-grace-days') };
  let [reminded, last] = [0, 0];
  while (isReminderTime(clock.now(), rules.hour)) {
    const now = clock.now();
    const people = await findPeopleToRemind(database.db, now, last, PEOPLE_AT_ONCE);
    const entries = people.length === 0 ? [] : await findRemindable(database.db, now, people);
    for (const userId of new Set(dueOf(entries, now).map(({ entry }) => entry.userId))) {
      signal?.throwIfAborted();
      if (await tryToRemind(app, userId, now, rules)) reminded += 1;
    }
    if (people.length < PEOPLE_AT_ONCE) break;
    last = people.at(-1) ?? last;
  }
  return reminded;
}

/** The entries with a reminder that is due now. */
const dueOf = (entries: readonly RemindableEntry[], now: Date) =>
  entries.flatMap((entry) => {
    const today = isoDay(now);
    const offset = whyNoReminder(entry, today) === null ? dueReminder(entry, today, entry.sent) : null;
    return offset === null ? [] : [{ entry, offset }];
  });

async function tryToRemind(app: App, userId: number, now: Date, rules: ReminderRules): Promise<boolean> {
  try {
    return await app.database.transaction((tx) => remind(app, tx, userId, now, rules));
  } catch (error) {
    app.log.error({ err: error, userId }, 'a person was not reminded of payments');
    return false;
  }
}

/** Reminds a person, by what is owed once no one else can move the person's money. */
async function remind(app: App, tx: Db, userId: number, now: Date, { hour, graceDays }: ReminderRules): Promise<boolean> {
  await lockOwner(tx, userId);
  const due = dueOf(await findRemindable(tx, now, [userId]), now);
  if (due.length === 0) return false;
  const rows = due.map(({ entry, offset }) => ({ userId, entryId: entry.id, dueOn: entry.scheduleDate, offset, createdAt: now }));
  const recorded = await insertReminders(tx, rows);
  const sent = due.filter(({ entry }) => recorded.has(entry.id));
  if (sent.length === 0) return false;
  const entries = sent.map(({ entry }) => entry);
  const { kind, ...news } = paymentReminderNews(entries, isoDay(now), graceDays);
  const ends = sent.flatMap(({ entry, offset }) => reminderEndsAt(entry.scheduleDate, offset, hour) ?? []);
  await notify({ app }, tx, [userId], kind, {
    ...news,
    key: keyOf(sent),
    path: pathOf(entries),
    notAfter: ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime()))),
  });
  return true;
}

/** Maximum number of payments that a key names. */
const MAX_NAMED = 20;

/** The deduplication key of a reminder, by which its email is checked before it is sent. */
const keyOf = (sent: ReturnType<typeof dueOf>): string =>
  `reminder of payments ${sent
    .slice(0, MAX_NAMED)
    .map(({ entry, offset }) => `${entry.id}:${entry.scheduleDate}:${offset}`)
    .join(',')}`;

/** The payments that a key names, with the days on which they were due. */
const paymentsIn = (key: string): { id: number; dueOn: string }[] =>
  (/^reminder of payments (\S+)/.exec(key)?.[1] ?? '').split(',').flatMap((named) => {
    const [id, dueOn] = named.split(':');
    return id === undefined || dueOn === undefined ? [] : [{ id: Number(id), dueOn }];
  });

export const NOT_OWED = 'Its payments were settled, promised or moved before it was sent.';

/**
 * Explains why the email of a reminder is not sent any more: its person would not be reminded of any
 * of its payments now. An email may wait for hours or days.
 */
export async function whyNotMailReminder({ database, clock }: App, { userId, dedupeKey }: MailToCheck): Promise<string | null> {
  const named = paymentsIn(dedupeKey);
  if (userId === null || named.length === 0) return null;
  const now = clock.now();
  const entries = await findRemindable(database.db, now, [userId]);
  const applies = entries.some(
    (entry) => whyNoReminder(entry, isoDay(now)) === null && named.some(({ id, dueOn }) => id === entry.id && dueOn === entry.scheduleDate),
  );
  return applies ? null : NOT_OWED;
}

/** The page on which the only entry is paid, or all of them. */
function pathOf(entries: readonly RemindableEntry[]): string {
  const [entry, ...others] = entries;
  return entry === undefined || others.length > 0
    ? routePath('account', { q: 'billings' })
    : routePath('checkout', { funnelId: String(entry.funnelId) }, { bill: entry.id });
}
