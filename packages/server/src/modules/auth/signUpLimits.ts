import { RateLimited } from '../../errors.ts';
import type { Limits } from './limits.ts';

/** A sign-up that is allowed to continue. */
export interface SignUpAttempt {
  /** The account is signed in only after the link in its email was opened. */
  confirmsFirst: boolean;
  /** Counts a created account. */
  made(): Promise<void>;
  /** Counts a response that revealed that the address has an account. */
  taken(): Promise<void>;
}

/**
 * Decides how a sign-up from a network continues. Call it once the form is valid: mistyped forms do
 * not count.
 *
 * @throws RATE_LIMITED far above the needs of a crowd behind one carrier address
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

/**
 * Counts an event that has already happened. If that exceeds a limit, only the next attempt is
 * rejected.
 */
async function count(take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
  }
}
