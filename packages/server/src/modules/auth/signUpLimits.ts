import { RateLimited } from '../../errors.ts';
import type { Limits } from './limits.ts';

/** A sign-up that may go on. */
export interface SignUpAttempt {
  /** The account is signed in only after the link in its e-mail was opened. */
  confirmsFirst: boolean;
  /** Counts an account that was made. */
  made(): Promise<void>;
  /** Counts an answer that the address has an account. */
  taken(): Promise<void>;
}

/**
 * Decides how a sign-up from a network goes on. Call it once the form is valid: mistyped forms
 * count for nothing.
 *
 * @throws RATE_LIMITED far above what a crowd behind one carrier address needs
 */
export async function beginSignUp(limits: Limits, network: string): Promise<SignUpAttempt> {
  await limits.take('signUpNetworkMost', network);
  const spent = [await limits.isSpent('signUpNetwork', network), await limits.isSpent('signUpTakenNetwork', network)];
  return {
    confirmsFirst: spent.includes(true),
    made: () => count(() => limits.take('signUpNetwork', network)),
    taken: async () => {
      await limits.giveBack('signUpNetworkMost', network);
      await count(() => limits.take('signUpTakenNetwork', network));
    },
  };
}

/** Counts what has happened already: past a limit, the next attempt notices. */
async function count(take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
  }
}
