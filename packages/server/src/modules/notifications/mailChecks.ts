import type { NotificationKind } from '@atlas/domain/notifications';
import type { App } from '../../app.ts';

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
