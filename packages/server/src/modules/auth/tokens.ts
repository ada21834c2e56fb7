import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BEARER_SECONDS } from '@atlas/domain/sessions';

/** Generates a session token of 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Signs a bearer. The signature needs the secret, so a stolen database or backup is not enough, and
 * it is valid for this session only.
 */
const sign = (secret: Buffer, { tokenHash }: { tokenHash: Buffer }, payload: string): string =>
  createHmac('sha256', secret).update('atlas bearer ').update(tokenHash).update(payload).digest('base64url');

/**
 * Creates the bearer that getToken returns. It is bound to its session, valid for ten minutes, and
 * worthless once the session is revoked.
 */
export function makeBearer(secret: Buffer, session: { id: number; tokenHash: Buffer }, now: Date): string {
  const payload = `${session.id.toString(36)}.${Math.floor(now.getTime() / 1000 + BEARER_SECONDS).toString(36)}`;
  return Buffer.from(`${payload}.${sign(secret, session, payload)}`).toString('base64url');
}

/** The claim of a bearer, unverified. */
export interface BearerClaim {
  sessionId: number;
  expires: number;
  payload: string;
  signature: string;
}

/** Reads the claim of a bearer, unverified. Returns null for a malformed bearer. */
export function readBearer(bearer: string): BearerClaim | null {
  const parts = Buffer.from(bearer, 'base64url').toString('latin1').split('.');
  const [id, expires, signature] = parts;
  if (parts.length !== 3 || !id || !expires || !signature) return null;
  const sessionId = Number.parseInt(id, 36);
  if (!Number.isSafeInteger(sessionId) || sessionId <= 0) return null;
  return { sessionId, expires: Number.parseInt(expires, 36) * 1000, payload: `${id}.${expires}`, signature };
}

export function isBearerOf(secret: Buffer, claim: BearerClaim, session: { tokenHash: Buffer }, now: Date): boolean {
  const wanted = Buffer.from(sign(secret, session, claim.payload));
  const given = Buffer.from(claim.signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given) && now.getTime() < claim.expires;
}
