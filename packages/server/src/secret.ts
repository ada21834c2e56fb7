import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './app.ts';
import type { Settings } from './settings.ts';

/**
 * The secret of this installation: SESSION_SECRET, or one that is generated at the first startup
 * and stored in the data folder, readable by its owner only. Several processes that start at once
 * use the same one.
 */
export function readSecret({ sessionSecret, dataDir }: Pick<Settings, 'sessionSecret' | 'dataDir'>): Buffer {
  if (sessionSecret !== undefined) return Buffer.from(sessionSecret);
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8').trim());
}

type Secrets = Pick<App, 'secret' | 'formerSecrets'>;

/** The secrets that existing values may have been signed with, the current one first. */
export const secretsOf = ({ secret, formerSecrets }: Secrets): readonly [Buffer, ...Buffer[]] => [secret, ...formerSecrets];

/**
 * Reads with each secret, the current one first.
 *
 * @returns the first result that is not null; null when no secret reads it
 */
export function readWithSecrets<Result>(secrets: Secrets, read: (secret: Buffer) => Result | null): Result | null {
  for (const secret of secretsOf(secrets)) {
    const result = read(secret);
    if (result !== null) return result;
  }
  return null;
}

/**
 * Derives a value from the secret of the installation, such as the token in an email. One derived
 * for another purpose is not valid for it.
 */
export const deriveSecret = (secret: Buffer, purpose: string, nonce: Buffer): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update(`atlas ${purpose}`).digest())
    .update(nonce)
    .digest();
