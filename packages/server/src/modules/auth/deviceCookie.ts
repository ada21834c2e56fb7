import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BrowserSignIn } from '@atlas/domain/auth';

/**
 * A browser in which people signed in before: their sign-ins, newest first, and a random id for
 * counting its attempts.
 */
export interface Device {
  id: string;
  signIns: readonly BrowserSignIn[];
}

export const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), signIns: [] });

/** Longest cookie that is read. Five accounts with the largest ids need 150 characters. */
const LONGEST = 300;

/**
 * Signs with a key derived for device cookies only, so their signatures are not valid for anything
 * else, and other signatures are not valid here.
 */
const sign = (secret: Buffer, payload: string) => {
  const key = createHmac('sha256', secret).update('atlas device cookie').digest();
  return createHmac('sha256', key).update(payload).digest('base64url');
};

/**
 * Builds the device cookie: `<id>.<account>-<second>.….<signature>`, numbers in base 36. It gives
 * no access to anything. It only records that these accounts signed in with this browser, and when,
 * so that strangers who guess at a password do not make its owner wait. It contains nothing of the
 * password.
 */
export function makeDeviceCookie(secret: Buffer, { id, signIns }: Device): string {
  const accounts = signIns.map(({ userId, at }) => `${userId.toString(36)}-${Math.floor(at.getTime() / 1000).toString(36)}`);
  const payload = [id, ...accounts].join('.');
  return `${payload}.${sign(secret, payload)}`;
}

/**
 * Reads the browser from a device cookie. Returns null when the cookie is missing or was not signed
 * by this installation.
 */
export function readDeviceCookie(secret: Buffer, cookie: string | undefined): Device | null {
  if (cookie === undefined || cookie.length > LONGEST) return null;
  const end = cookie.lastIndexOf('.');
  if (end < 0) return null;
  const payload = cookie.slice(0, end);
  const [wanted, given] = [Buffer.from(sign(secret, payload)), Buffer.from(cookie.slice(end + 1))];
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  const [id = '', ...accounts] = payload.split('.');
  return { id, signIns: accounts.map(readSignIn) };
}

function readSignIn(account: string): BrowserSignIn {
  const [userId = '', second = ''] = account.split('-');
  return { userId: Number.parseInt(userId, 36), at: new Date(Number.parseInt(second, 36) * 1000) };
}
