import { setTimeout as wait } from 'node:timers/promises';
import {
  afterQuietHours,
  DAILY_KINDS,
  isHeldAtNight,
  isNotificationKind,
  mailClass,
  mailRetryAt,
  MAILS,
  type MailName,
  nextMorning,
  type NotMailed,
  notMailedText,
  sentSubject,
  wantsMail,
  whyNotMailed,
} from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import { MailFailure, type MailTransport } from '../../mail/transport.ts';
import { OperatorError } from '../../errors.ts';
import { withoutAddresses } from '../../log.ts';
import { addressIn } from '../../settings.ts';
import { isOutgoingPaused } from '../installation/repo.ts';
import { addBounce, claimMail, endMail, messageIdOf, releaseMailDay, removeBounce, type ClaimedMail, type MailEnd } from './outbox.ts';
import { recordEndedMail, whyObsolete } from './mailChecks.ts';
import { SECRETS_GONE, withSecrets } from './secrets.ts';
import { type Unwanted, unsubscribeToken } from './unsubscribe.ts';

/** Outcomes of the emails that were due. */
export interface Delivered {
  sent: number;
  failed: number;
  cancelled: number;
  /** Emails that are tried again. */
  postponed: number;
}

/** How long a process claims an email, in milliseconds: longer than any try takes. */
const CLAIMED_MS = 120_000;
/**
 * Maximum number of tries that are begun, so that an email that kills its process each time does
 * not do so forever.
 */
const MAX_BEGUN = 12;
const BY_NIGHT = 'It waits for the morning.';
const DAY_TAKEN = 'The person got another email today, so it waits for the next morning.';

/** Delay before the next try when the mail server accepts no email at all, in milliseconds. */
const UNREACHABLE_MS = 60_000;
/**
 * How long to wait for an unavailable database, in milliseconds: less than the claim on the sent
 * email lasts.
 */
const NOTE_WITHIN_MS = 55_000;

/**
 * Sends due emails, one after the other. A killed process leaves at most one email whose delivery
 * is unknown. It is sent again under the same Message-ID. Ends when nothing is due, after `most`
 * emails, when `signal` aborts, and when the mail server accepts none. Sends nothing while
 * outgoing work is paused.
 *
 * @param onBegun called before the first email, so that another process can help
 */
export async function sendDueMails(
  app: App,
  { signal, most = Infinity, onBegun }: { signal?: AbortSignal; most?: number; onBegun?: () => void } = {},
): Promise<Delivered> {
  const delivered: Delivered = { sent: 0, failed: 0, cancelled: 0, postponed: 0 };
  const { mail: transport } = app;
  if (transport === null || (await isOutgoingPaused(app.database.db))) return delivered;
  for (let begun = 0; begun < most && signal?.aborted !== true; begun++) {
    const now = app.clock.now();
    const claimed = await claimMail(app.database.db, { now, until: new Date(now.getTime() + CLAIMED_MS) });
    if (claimed === null) break;
    if (begun === 0) onBegun?.();
    const { end, reason, isReachable } = await sendOne(app, transport, claimed);
    await persist(app, () => note(app, claimed, end, reason));
    delivered[end.state === 'waiting' ? 'postponed' : end.state] += 1;
    if (!isReachable) break;
  }
  return delivered;
}

/**
 * Saves the outcome of an email. A delivered one clears the bounce of its address; one that was not
 * sent gives the person's day back.
 */
async function note({ database: { db }, clock }: App, mail: ClaimedMail, end: MailEnd, reason: NotMailed | null): Promise<void> {
  const { id, recipient, bounced, hasDay } = mail;
  await endMail(db, id, end);
  if (end.state !== 'waiting') await recordEndedMail(db, mail.kind, { id, state: end.state, reason, at: clock.now() });
  if (hasDay && end.state !== 'sent') await releaseMailDay(db, mail);
  if (bounced && end.state === 'sent') await removeBounce(db, recipient);
}

interface Ended {
  end: MailEnd;
  /** Why it was not sent, where its recipient is the reason. */
  reason: NotMailed | null;
  /** False when the mail server would not accept any other email either. */
  isReachable: boolean;
}
const ended = (end: MailEnd, reason: NotMailed | null = null): Ended => ({ end, reason, isReachable: true });

async function sendOne(app: App, transport: MailTransport, mail: ClaimedMail): Promise<Ended> {
  const { log, settings } = app;
  const { id, recipient, attempts } = mail;
  if (attempts > MAX_BEGUN) return ended({ state: 'failed', problem: `It was begun ${MAX_BEGUN} times, and its process died each time.` });
  const template = templateOf(mail.kind);
  if (template === null) return ended({ state: 'failed', problem: `There is no email named ${mail.kind}.` });
  const what = payloadToSend(mail);
  const reason = whyNotMailed({ ...mail, wantsIt: isWanted(mail.choices, what) }, MAILS[template]);
  if (reason !== null) return ended({ state: 'cancelled', problem: notMailedText(reason) }, reason);
  const obsolete = what === null || what === 'daily' ? null : await whyObsolete(app, what, mail);
  if (obsolete !== null) return ended({ state: 'cancelled', problem: obsolete });
  const postponed = whyPostponed(app, template, mail);
  if (postponed !== null) return ended(postponed);
  const notified = await withSecrets(app, template, mail.payload);
  if (notified === null) return ended({ state: 'cancelled', problem: SECRETS_GONE });
  const renderer = await app.mailRenderer();
  if (renderer === null) throw new OperatorError('The emails are not built yet. Run npm run build.');
  const unsubscribeUrl = unsubscribeUrlOf(app, mail);
  try {
    const body = await renderer.renderMail(template, notified, { siteUrl: settings.publicUrl, unsubscribeUrl });
    const subject = sentSubject(template, notified);
    await transport.send({ messageId: messageIdOf(mail, mailDomain(app)), to: recipient, subject, ...body, unsubscribeUrl });
  } catch (error) {
    if (!(error instanceof MailFailure)) {
      log.error({ err: error, mail: id }, 'an email could not be made');
      return ended({ state: 'failed', problem: (error as Error).message });
    }
    log.warn({ mail: id, kind: error.kind, problem: withoutAddresses(error.message) }, 'an email was not taken');
    return afterFailure(app, mail, error);
  }
  return ended({ state: 'sent', sentAt: app.clock.now() });
}

/** Emails that wait, without counting a try: at night, and when the person's day is taken. */
function whyPostponed({ clock }: App, template: MailName, mail: ClaimedMail): MailEnd | null {
  const now = clock.now();
  const what = payloadToSend(mail);
  const morning = isHeldAtNight(mailClass(template, what === 'daily' ? null : what)) ? afterQuietHours(now) : now;
  const attempts = mail.attempts - 1;
  if (morning > now) return { state: 'waiting', notBefore: morning, attempts, problem: BY_NIGHT };
  if (!mail.isLimited || mail.hasDay) return null;
  return { state: 'waiting', notBefore: nextMorning(now), attempts, problem: DAY_TAKEN };
}

async function afterFailure(app: App, { recipient, attempts }: ClaimedMail, { kind, message: problem }: MailFailure): Promise<Ended> {
  const now = app.clock.now();
  if (kind === 'unreachable') {
    return {
      end: { state: 'waiting', notBefore: new Date(now.getTime() + UNREACHABLE_MS), attempts: attempts - 1, problem },
      reason: null,
      isReachable: false,
    };
  }
  const next = kind === 'later' ? mailRetryAt(attempts, now) : null;
  if (kind === 'gone') await addBounce(app.database.db, recipient, problem, now);
  if (next !== null) return ended({ state: 'waiting', notBefore: next, attempts, problem });
  return ended({ state: 'failed', problem }, kind === 'gone' ? 'bounced' : null);
}

const templateOf = (kind: string): MailName | null => (Object.hasOwn(MAILS, kind) ? (kind as MailName) : null);

/** The kind of an email and its payload. */
interface Told {
  kind: string;
  payload: unknown;
}

/**
 * Returns the category of an email that people can unsubscribe from; null for emails about the
 * account.
 */
function payloadToSend({ kind, payload }: Told): Unwanted | null {
  if (kind === 'dailyNews') return 'daily';
  if (kind === 'announcement') return 'announcement';
  const notified = (payload as { kind?: unknown }).kind;
  return kind === 'notification' && typeof notified === 'string' && isNotificationKind(notified) ? notified : null;
}

const isWanted = (choices: ClaimedMail['choices'], what: Unwanted | null): boolean =>
  what === null || (what === 'daily' ? DAILY_KINDS.some((kind) => wantsMail(choices, kind)) : wantsMail(choices, what));

/**
 * Returns the one-click unsubscribe link of an email; null for emails about the account, or to
 * people without one.
 */
export function unsubscribeUrlOf({ settings, secret }: App, mail: Told & { userId: number | null }): string | null {
  const what = payloadToSend(mail);
  if (what === null || mail.userId === null) return null;
  return `${settings.publicUrl}/api/unsubscribe?token=${unsubscribeToken(secret, { userId: mail.userId, what })}`;
}

const mailDomain = ({ settings }: App): string =>
  (settings.smtp ? addressIn(settings.smtp.from).split('@')[1] : undefined) ?? 'atlas.example';

/** Runs a write that must not be lost, with retries while the database is unavailable. */
async function persist(app: App, write: () => Promise<void>): Promise<void> {
  const until = performance.now() + NOTE_WITHIN_MS;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, 5000)) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() + pauseMs > until) throw error;
      app.log.warn({ err: error, pauseMs }, 'how an email ended is noted when the database is back');
      await wait(pauseMs);
    }
  }
}
