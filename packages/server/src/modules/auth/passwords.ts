import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane (about 8 ms). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let dummy: Promise<string> | undefined;
/** Compares a password with a stored hash. Without a hash it does the same work and answers false, so that time tells nothing. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this one');
  const matches = await verify(stored ?? (await dummy), password);
  return matches && stored != null;
}
