import { randomBytes } from 'node:crypto';
import { MIN_OTP, OTP_END, RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '@atlas/domain/auth';
import { deriveSecret } from '../../secret.ts';

// Codes and tokens in emails are derived from a stored nonce with the secret of the installation.
// The email gets them at the moment it is sent, so a reader of the database, the outbox or a
// backup does not see them.

export const newNonce = (): Buffer => randomBytes(32);

/** The six-digit code of a password reset. */
export const otpOf = (secret: Buffer, nonce: Buffer): number =>
  MIN_OTP + Number(deriveSecret(secret, 'reset code', nonce).readBigUInt64BE() % BigInt(OTP_END - MIN_OTP));

/** The token of a password reset: 16 characters, as the published client expects. */
export const resetTokenOf = (secret: Buffer, nonce: Buffer): string =>
  deriveSecret(secret, 'reset token', nonce).toString('base64url').slice(0, 16);

/** The token of a link that confirms an address. It starts with the id of its row. */
export const confirmationTokenOf = (secret: Buffer, { id, nonce }: { id: number; nonce: Buffer }): string =>
  `${id.toString(36)}.${deriveSecret(secret, 'email confirmation', nonce).toString('base64url')}`;

/** The row id in a confirmation token, unverified. Returns null for a malformed token. */
export function confirmationIdOf(token: string): number | null {
  const [, id] = /^([0-9a-z]{1,6})\.[\w-]{43}$/.exec(token) ?? [];
  const number = id === undefined ? NaN : Number.parseInt(id, 36);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
}

/** Generates ten recovery codes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(RECOVERY_LENGTH)].map((byte) => RECOVERY_ALPHABET.charAt(byte % RECOVERY_ALPHABET.length)).join(''),
  );
