import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../app.ts';
import { secretsOf } from '../../secret.ts';
import { deriveSecret } from '../../secret.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

// A recovery code has 50 bits, too few for a fast hash. It is stored like a password, with its own
// salt.

/**
 * The stored form of a recovery code: its argon2id hash in text. It does not depend on a secret of
 * the installation.
 */
export const hashRecoveryCode = async (code: string): Promise<Buffer> => Buffer.from(await hashPassword(code));

/** The former stored form of recovery codes: HMAC-SHA-256 with a key of the installation. */
export const formerRecoveryHash = (secret: Buffer, code: string): Buffer => deriveSecret(secret, 'recovery code', Buffer.from(code));
export const FORMER_HASH_BYTES = 32;

/** Whether a typed recovery code matches a stored hash. */
export async function isRecoveryCode(app: App, codeHash: Buffer, code: string): Promise<boolean> {
  if (codeHash.length !== FORMER_HASH_BYTES) return verifyPassword(codeHash.toString(), code);
  return secretsOf(app).some((secret) => timingSafeEqual(codeHash, formerRecoveryHash(secret, code)));
}
