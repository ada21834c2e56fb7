import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The use of an encrypted value, and the record that it belongs to. */
export interface SealedFor {
  /** A value that was encrypted for another purpose cannot take its place. */
  purpose: string;
  /** Nor can the value of another record. */
  owner: string;
}

const keyFor = (secret: Buffer, purpose: string): Buffer => createHmac('sha256', secret).update(`atlas ${purpose}`).digest();

/** Encrypts a value with AES-256-GCM, by a key derived from the secret of the installation. */
export function seal(secret: Buffer, { purpose, owner }: SealedFor, value: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts a value.
 *
 * @throws where it was encrypted with another secret, for another purpose or for another record, or
 * was tampered with
 */
export function unseal(secret: Buffer, { purpose, owner }: SealedFor, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
