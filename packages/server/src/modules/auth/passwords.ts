import { normalizePassword, PASSWORD_MAX, passwordSpellings } from '@atlas/domain/auth';
import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's parameters for argon2id, the default algorithm of the library: 19 MiB, two passes, one
 * lane (about 8 ms).
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Longer input is cut before it is hashed. A letter typed as up to four characters still fits. */
const MAX_TYPED = 4 * PASSWORD_MAX;

export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), OPTIONS);

/** `stale`: the hash is of another spelling than the normalized one and should be renewed. */
export type PasswordMatch = 'none' | 'current' | 'stale';

let dummy: Promise<string> | undefined;
/**
 * Compares a typed password with a stored hash, by each spelling that may have been hashed. Without
 * a hash it does the work of a wrong password, so that the time taken reveals nothing.
 */
export async function matchPassword(stored: string | null | undefined, typed: string): Promise<PasswordMatch> {
  dummy ??= hashPassword('no one has this password');
  const compared = stored ?? (await dummy);
  const [normalized = '', ...former] = passwordSpellings(typed.slice(0, MAX_TYPED));
  if (await verify(compared, normalized)) return stored == null ? 'none' : 'current';
  for (const spelling of former) if (await verify(compared, spelling)) return stored == null ? 'none' : 'stale';
  return 'none';
}

/** Whether a typed password matches a stored hash, in any spelling. */
export const verifyPassword = async (stored: string | null | undefined, typed: string): Promise<boolean> =>
  (await matchPassword(stored, typed)) !== 'none';
