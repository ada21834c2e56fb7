import { createHash, timingSafeEqual } from 'node:crypto';
import { routePath } from '@atlas/domain/navigation';
import type { App } from '../../app.ts';
import { deriveSecret, readWithSecrets } from '../../secret.ts';
import type { Order } from './repo.ts';

// The secret of an order is derived from its idempotency key and its address, so that the same
// attempt to order gives the same link again, and the link can be mailed later. A corrected address
// ends the link that the wrong one received. The database has the hash only.

/** The characters of a secret: 192 bits. */
const LENGTH = 32;

type Keyed = Pick<Order, 'idempotencyKey' | 'email'>;

/** The secret of an order. */
export const newOrderSecret = (secret: Buffer, { idempotencyKey, email }: Keyed): string =>
  deriveSecret(secret, 'order', Buffer.from(`${idempotencyKey} ${email}`))
    .toString('base64url')
    .slice(0, LENGTH);

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a text is the secret with this hash. */
export const isSecret = (given: string, hash: Buffer): boolean => timingSafeEqual(hashSecret(given), hash);

/** The secret of an order, for its own link. Null for an order without one. */
export function secretOfOrder(app: Pick<App, 'secret' | 'formerSecrets'>, order: Keyed & Pick<Order, 'secretHash'>): string | null {
  const { secretHash } = order;
  if (secretHash === null) return null;
  return readWithSecrets(app, (secret) => {
    const found = newOrderSecret(secret, order);
    return isSecret(found, secretHash) ? found : null;
  });
}

/** The key of an order in an address: its pay code and its secret. */
export const orderKey = (payCode: string, secret: string): string => `${payCode}.${secret}`;

/** Reads the key of an order; null for a text that is none. */
export function readOrderKey(key: string): { payCode: string; secret: string } | null {
  const [, payCode, secret] = /^(ATL-[A-Z0-9]{3,12})\.([\w-]{32})$/.exec(key) ?? [];
  return payCode === undefined || secret === undefined ? null : { payCode, secret };
}

/** The page of an order. With its key it opens in any browser. */
export const orderPath = (funnelId: number, key: string): string => routePath('checkout', { funnelId: String(funnelId) }, { order: key });
