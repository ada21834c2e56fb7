import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../app.ts';
import { secretsOf } from '../../secret.ts';
import { deriveSecret } from './derivedSecrets.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

// A recovery code has 50 bits, too few for a fast hash: it is stored as passwords are, with a salt of its own.

/** The stored form of a recovery code: its argon2id hash in text. It depends on no secret of the installation. */
export const hashRecoveryCode = async (code: string): Promise<Buffer> => Buffer.from(await hashPassword(code));

/** The form of codes from before: HMAC-SHA-256 with a key of the installation. */
export const formerRecoveryHash = (secret: Buffer, code: string): Buffer => deriveSecret(secret, 'recovery code', Buffer.from(code));
export const FORMER_HASH_BYTES = 32;

/** Whether a typed recovery code is the one of a stored hash. */
export async function isRecoveryCode(app: App, codeHash: Buffer, code: string): Promise<boolean> {
  if (codeHash.length !== FORMER_HASH_BYTES) return verifyPassword(codeHash.toString(), code);
  return secretsOf(app).some((secret) => timingSafeEqual(codeHash, formerRecoveryHash(secret, code)));
}
