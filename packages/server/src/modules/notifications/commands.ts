import {
  afterQuietHours,
  isHeldAtNight,
  isUrgentKind,
  mailClass,
  type MailName,
  newsSchema,
  type NotificationKind,
  wantsMail,
} from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import { contextOfJob, type Context } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { ANNOUNCE, insertAnnouncements } from './announcements.ts';
import { sendMails } from './mailJobs.ts';
import type { Bounce } from '../../mail/readBounce.ts';
import { isAddressGone } from '../../mail/transport.ts';
import { recordEndedMail } from './mailChecks.ts';
import { addBounce, failReturnedMail, insertMails, readMessageId, type MailOrder } from './outbox.ts';
import { countUnread, findRecipients, insertNotifications, rejectMail } from './repo.ts';
import type { Unsubscribing } from './unsubscribe.ts';

export { afterMailing, checkBeforeMailing, type MailToCheck } from './mailChecks.ts';
export { holdMailsBack, letMailsGo } from './outbox.ts';
export { rehearseMail } from './rehearseMail.ts';
export { mailSecrets } from './secrets.ts';

/** Content of a notification. */
export interface News {
  /** Deduplication key, such as `payment 12 approved`. Each person is notified once per key. */
  key: string;
  title: string;
  body?: string;
  /** Path of the site that it links to. */
  path?: string;
  /** Whether another email says the same, so that it is sent in the app only. */
  isMailed?: boolean;
  /** When its email is no longer worth sending; absent for always. */
  notAfter?: Date | null;
}

/**
 * Notifies people in the transaction that causes it: in the app, in their open pages, and by email
 * as each of them chose. Emails of urgent kinds are sent immediately, most of them except at night;
 * others are part of the daily news. Archived people are not notified.
 *
 * @throws ZodError for a title or path that cannot be shown; then no one is notified
 */
export async function notify(
  { app }: Pick<Context, 'app'>,
  tx: Db,
  people: readonly number[],
  kind: NotificationKind,
  { key, title, body = '', path, isMailed = false, notAfter = null }: News,
): Promise<void> {
  const at = app.clock.now();
  const news = newsSchema.parse({ title, body, path: path ?? null });
  const notified = await insertNotifications(tx, people, { kind, key, ...news, at });
  if (notified.length === 0) return;
  await app.live.notify(tx, notified);
  if (isMailed || !isUrgentKind(kind)) return;
  const recipients = (await findRecipients(tx, notified)).filter(({ choices }) => wantsMail(choices, kind));
  const orders = recipients.map(({ userId, email, firstName }) => ({
    name: 'notification' as const,
    to: email,
    userId,
    data: { firstName, kind, ...news },
    key: `${key} ${userId}`,
    notBefore: isHeldAtNight(mailClass('notification', kind)) ? afterQuietHours(at) : at,
    notAfter,
  }));
  await orderMails({ app }, tx, orders);
}

/** A notification with its recipients. */
export interface NewsForPeople extends Omit<News, 'isMailed' | 'notAfter'> {
  people: readonly number[];
}

/** At most this many people are notified by the transaction that causes the news. */
export const MAX_DIRECT = 50;

/**
 * Notifies any number of people with the transaction that causes it: a few immediately, many by a
 * job after the commit. Each person is notified once under a key (`notify`). The number of
 * statements does not grow with the number of people.
 *
 * @throws ZodError for a title or path that cannot be shown; then no one is notified
 */
export async function announce(ctx: Pick<Context, 'app'>, tx: Db, kind: NotificationKind, all: readonly NewsForPeople[]): Promise<void> {
  const at = ctx.app.clock.now();
  const isDirect = all.reduce((sum, { people }) => sum + people.length, 0) <= MAX_DIRECT;
  const rows = all.map(({ people, key, title, body = '', path }) => ({
    key,
    kind,
    ...newsSchema.parse({ title, body, path: path ?? null }),
    recipients: [...people],
    done: isDirect ? people.length : 0,
    finishedAt: isDirect || people.length === 0 ? at : null,
    createdAt: at,
  }));
  await insertAnnouncements(tx, rows);
  if (!isDirect) return ctx.app.queues.wake(tx, ANNOUNCE);
  for (const { people, ...news } of all) await notify(ctx, tx, people, kind, news);
}

/**
 * Orders emails in the transaction that causes them. They are sent once it has committed and they
 * are due.
 */
export async function orderMails<Name extends MailName>({ app }: { app: App }, tx: Db, orders: readonly MailOrder<Name>[]): Promise<void> {
  const added = await insertMails(tx, orders, app.clock.now());
  if (added > 0) app.queues.wake(tx, sendMails);
}

/**
 * Unsubscribes a person from a kind of email, by the link in one of them. Repeating it changes
 * nothing.
 */
export async function unsubscribe(app: App, { userId, what }: Unsubscribing, requestId: string): Promise<void> {
  const { actor } = contextOfJob(app, { id: requestId, userId });
  await app.database.transaction(async (tx) => {
    const kinds = await rejectMail(tx, userId, what);
    if (kinds.length === 0) return;
    const change = { action: 'unsubscribe', subjectType: 'user', subjectId: userId, after: { withoutMail: kinds } };
    await recordAudit(tx, actor, { at: app.clock.now(), ...change });
  });
}

/**
 * Duration of a subscription. The page then subscribes again, which checks again that it is signed
 * in.
 */
const LISTENS_MS = 5 * 60_000;

/** Yields the caller's number of unread notifications, now and after each change. */
export function unreadCounts({ app, signedIn, source }: Context): AsyncIterableIterator<number> {
  const { userId } = signedIn().session;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(LISTENS_MS)]);
  async function* counts() {
    let notified: number | undefined;
    for await (const _due of app.live.listen(userId, signal)) {
      const unread = await countUnread(source);
      if (unread !== notified) yield unread;
      notified = unread;
    }
  }
  const iterator = counts();
  // A generator that waits for its next value would only notice the end with that value.
  const endable: AsyncIterableIterator<number> = {
    [Symbol.asyncIterator]: () => endable,
    next: () => iterator.next(),
    return: (value) => {
      ending.abort();
      return iterator.return(value);
    },
  };
  return endable;
}

/**
 * Records that an email bounced after the mail server had accepted it.
 *
 * @returns whether Atlas sent that email
 */
export async function recordBounce({ database, clock }: App, { messageId, status, problem }: Bounce): Promise<boolean> {
  const named = readMessageId(messageId);
  if (named === null) return false;
  const mail = await failReturnedMail(database.db, named.id, named.hash, problem);
  if (mail === null) return false;
  const [at, isGone] = [clock.now(), isAddressGone(status)];
  if (isGone) await addBounce(database.db, mail.recipient, problem, at);
  await recordEndedMail(database.db, mail.kind, { id: named.id, state: 'failed', reason: isGone ? 'bounced' : null, at });
  return true;
}
