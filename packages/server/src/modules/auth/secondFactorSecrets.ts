import type { App } from '../../app.ts';
import { readWithSecrets } from '../../secret.ts';
import { seal, type SealedFor, unseal } from '../../secretBox.ts';
import { countFormerRecoveryCodes, findSecondFactorsAfter, replaceSecondFactorSecret } from './secondFactorRepo.ts';

const forPerson = (userId: number): SealedFor => ({ purpose: 'second factor', owner: String(userId) });

/**
 * Encrypts the TOTP secret of one person. The ciphertext of another person cannot take its place.
 */
export const encryptFor = (secret: Buffer, userId: number, text: Buffer): Buffer => seal(secret, forPerson(userId), text);

/**
 * Decrypts the TOTP secret of one person.
 *
 * @throws where it was encrypted with another secret or for another person, or was tampered with
 */
export const decryptFor = (secret: Buffer, userId: number, encrypted: Buffer): Buffer => unseal(secret, forPerson(userId), encrypted);

/**
 * Decrypts with the current secret or a former one. Returns the text and the secret that decrypted
 * it, or null where none does.
 */
export const decryptedFor = (app: App, userId: number, encrypted: Buffer): { text: Buffer; secret: Buffer } | null =>
  readWithSecrets(app, (secret) => {
    try {
      return { text: decryptFor(secret, userId, encrypted), secret };
    } catch {
      return null;
    }
  });

/**
 * Encrypts the text with the current secret, to be stored. Returns an empty object where it is
 * stored that way already, or where no secret decrypts it.
 */
export function renewedSecret(app: App, userId: number, encrypted: Buffer): { encryptedSecret?: Buffer } {
  const plain = decryptedFor(app, userId, encrypted);
  return plain === null || plain.secret === app.secret ? {} : { encryptedSecret: encryptFor(app.secret, userId, plain.text) };
}

/**
 * Result of encrypting again: numbers of second steps, and of recovery codes that still need the
 * secret they were created with.
 */
export interface Reencrypted {
  renewed: number;
  current: number;
  unreadable: number;
  formerRecoveryCodes: number;
}

const ROWS_AT_ONCE = 500;

/**
 * Encrypts every second step that a former secret decrypts with the current one. Safe to run while
 * people sign in, and to repeat: a row that changed in the meantime stays as it is.
 */
export async function reencryptSecondFactors(app: App): Promise<Reencrypted> {
  const { db } = app.database;
  const result: Reencrypted = { renewed: 0, current: 0, unreadable: 0, formerRecoveryCodes: 0 };
  for (let after = 0; ;) {
    const rows = await findSecondFactorsAfter(db, after, ROWS_AT_ONCE);
    for (const { userId, encryptedSecret: former } of rows) {
      const { encryptedSecret } = renewedSecret(app, userId, former);
      if (encryptedSecret !== undefined) result.renewed += await replaceSecondFactorSecret(db, { userId, former, encryptedSecret });
      else if (decryptedFor(app, userId, former) === null) result.unreadable += 1;
      else result.current += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.userId;
  }
  return { ...result, formerRecoveryCodes: await countFormerRecoveryCodes(db) };
}
