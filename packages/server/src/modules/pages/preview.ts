import { timingSafeEqual } from 'node:crypto';
import { deriveSecret, readWithSecrets } from '../../secret.ts';
import type { App } from '../../app.ts';

/** Days for which a link to a draft opens. */
export const PREVIEW_DAYS = 7;
const DAY = 86_400_000;

const sign = (secret: Buffer, payload: string): Buffer => deriveSecret(secret, 'landing page preview', Buffer.from(payload));

/** The key of a link that shows the draft of a landing page, and when it ends. */
export function previewKey(secret: Buffer, pageId: number, now: Date): { key: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY);
  const payload = `${pageId}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return { key: `${payload}.${sign(secret, payload).toString('base64url')}`, expiresAt };
}

/** The page whose draft a key shows; null for a key that ended, or that this installation did not sign. */
export const readPreviewKey = (secrets: Pick<App, 'secret' | 'formerSecrets'>, key: string, now: Date): number | null =>
  readWithSecrets(secrets, (secret) => {
    const [, payload = '', pageId, until, signature = ''] = /^((\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(key) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const wanted = sign(secret, payload);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    return Number(until) * 1000 > now.getTime() ? Number(pageId) : null;
  });
