import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNotificationKind, type NotificationKind } from '@atlas/domain/notifications';

/** What somebody does not want by e-mail any more: a kind of notification, or all that comes once a day. */
export type Unwanted = NotificationKind | 'daily';

export interface Unsubscribing {
  userId: number;
  what: Unwanted;
}

const sign = (secret: Buffer, payload: string): string =>
  createHmac('sha256', secret).update('atlas unsubscribe ').update(payload).digest('base64url');

/** What stands in the link of an e-mail: good for this person and this kind, for as long as the e-mail lies somewhere. */
export function unsubscribeToken(secret: Buffer, { userId, what }: Unsubscribing): string {
  const payload = `${userId}.${what}`;
  return `${payload}.${sign(secret, payload)}`;
}

/** What a token says; null for one that we did not sign. */
export function readUnsubscribeToken(secret: Buffer, token: string): Unsubscribing | null {
  const [, payload = '', userId, what = '', signature = ''] = /^((\d{1,10})\.([a-z-]{1,40}))\.([\w-]{43})$/.exec(token) ?? [];
  const wanted = Buffer.from(sign(secret, payload));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  if (what !== 'daily' && !isNotificationKind(what)) return null;
  return { userId: Number(userId), what };
}
