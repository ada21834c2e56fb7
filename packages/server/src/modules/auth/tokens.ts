import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BEARER_SECONDS } from '@atlas/domain/sessions';

/** A new session token: 256 bits of chance. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(`atlas bearer ${payload}`).digest('base64url');

/**
 * The bearer that getToken answers: bound to its session, good for ten minutes, worthless once the session is revoked.
 * Its key is the stored hash of the session token, so nothing else has to be kept.
 */
export function makeBearer(session: { id: number; tokenHash: Buffer }, now: Date): string {
  const payload = `${session.id.toString(36)}.${Math.floor(now.getTime() / 1000 + BEARER_SECONDS).toString(36)}`;
  return Buffer.from(`${payload}.${sign(session.tokenHash, payload)}`).toString('base64url');
}

/** What a bearer claims, unverified; null when it is none of ours. */
export function readBearer(bearer: string): { sessionId: number; expires: number; payload: string; signature: string } | null {
  const parts = Buffer.from(bearer, 'base64url').toString('latin1').split('.');
  const [id, expires, signature] = parts;
  if (parts.length !== 3 || !id || !expires || !signature) return null;
  const sessionId = Number.parseInt(id, 36);
  if (!Number.isSafeInteger(sessionId) || sessionId <= 0 || sessionId > 2_147_483_647) return null;
  return { sessionId, expires: Number.parseInt(expires, 36) * 1000, payload: `${id}.${expires}`, signature };
}

export function isBearerOf(claim: NonNullable<ReturnType<typeof readBearer>>, session: { tokenHash: Buffer }, now: Date): boolean {
  const wanted = Buffer.from(sign(session.tokenHash, claim.payload));
  const given = Buffer.from(claim.signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given) && now.getTime() < claim.expires;
}
