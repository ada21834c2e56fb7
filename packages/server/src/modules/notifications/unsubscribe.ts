import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNotificationKind, type NotificationKind } from '@atlas/domain/notifications';

/** Scope of an unsubscription: a kind of notification, or all kinds that are mailed daily. */
export type Unwanted = NotificationKind | 'daily';

export interface Unsubscribing {
  userId: number;
  what: Unwanted;
}

const sign = (secret: Buffer, payload: string): string =>
  createHmac('sha256', secret).update('atlas unsubscribe ').update(payload).digest('base64url');

/**
 * Builds the token in the unsubscribe link of an email. It is valid for this person and this kind,
 * without an expiry.
 */
export function unsubscribeToken(secret: Buffer, { userId, what }: Unsubscribing): string {
  const payload = `${userId}.${what}`;
  return `${payload}.${sign(secret, payload)}`;
}

/** Reads a token; null for one that this installation did not sign. */
export function readUnsubscribeToken(secret: Buffer, token: string): Unsubscribing | null {
  const [, payload = '', userId, what = '', signature = ''] = /^((\d{1,10})\.([a-z-]{1,40}))\.([\w-]{43})$/.exec(token) ?? [];
  const wanted = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  if (what !== 'daily' && !isNotificationKind(what)) return null;
  return { userId: Number(userId), what };
}
