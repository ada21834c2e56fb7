import type { MailName, NotificationKind, NotMailed } from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';

/** An email of a single notification that is about to be sent. */
export interface MailToCheck {
  userId: number | null;
  dedupeKey: string;
}

/** Explains to staff why an email is not sent any more; null when it still applies. */
type MailCheck = (app: App, mail: MailToCheck) => Promise<string | null>;

const CHECKS = new Map<NotificationKind, MailCheck>();

/**
 * Registers a check of the emails of a kind right before they are sent, because what they are about
 * may have changed since. Called once for a kind, by the module that owns it.
 */
export function checkBeforeMailing(kind: NotificationKind, check: MailCheck): void {
  if (CHECKS.has(kind)) throw new Error(`Emails of kind ${kind} are checked already`);
  CHECKS.set(kind, check);
}

/** Explains why the email of a notification does not apply any more; null when it does. */
export const whyObsolete = async (app: App, kind: NotificationKind, mail: MailToCheck): Promise<string | null> =>
  (await CHECKS.get(kind)?.(app, mail)) ?? null;

/** How an email ended. `reason` explains why it was not sent, where it is one of the known reasons. */
export interface EndedMail {
  id: number;
  state: 'sent' | 'failed' | 'cancelled';
  reason: NotMailed | null;
  at: Date;
}

type Recording = (db: Db, mail: EndedMail) => Promise<void>;

const RECORDINGS = new Map<string, Recording>();

/**
 * Registers what a module records once an email of its own has ended: sent, given up, or returned
 * later. Called once for an email, by the module that owns it. It may be called again for the same
 * email.
 */
export function afterMailing(name: MailName, record: Recording): void {
  if (RECORDINGS.has(name)) throw new Error(`The end of the email ${name} is recorded already`);
  RECORDINGS.set(name, record);
}

/** Records how an email ended with the module that owns it. */
export const recordEndedMail = async (db: Db, kind: string, mail: EndedMail): Promise<void> => RECORDINGS.get(kind)?.(db, mail);
