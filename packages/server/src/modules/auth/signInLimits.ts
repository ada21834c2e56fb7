import type { Limits } from './limits.ts';

export interface SignInAttempt {
  /** Where it comes from, as `networkOf` writes it. */
  network: string;
  /** The e-mail address as it was typed, whether or not it has an account. */
  person: string;
  /** The device and the account, where that person signed in with this browser before; null for a stranger. */
  knownBrowser: { deviceId: string; userId: number } | null;
}

/**
 * Counts an attempt to sign in, before its password is looked at; throws RATE_LIMITED. What it answers is to be called once the password
 * was right.
 *
 * A known browser has a budget of its own and is limited by nothing else, so no stranger can make its person wait. Everybody else is limited
 * by network and person, by network, and by person, in this order: who was refused by one counts no further. Otherwise one network whose
 * attempts are refused could use up what all others have.
 */
export async function countSignIn(limits: Limits, { network, person, knownBrowser }: SignInAttempt): Promise<() => Promise<void>> {
  if (knownBrowser) {
    const key = `${knownBrowser.deviceId} ${knownBrowser.userId}`;
    await limits.take('signInKnownBrowser', key);
    return () => limits.clear('signInKnownBrowser', key);
  }
  const both = `${network} ${person}`;
  await limits.take('signInNetworkPerson', both);
  await limits.take('signInNetwork', network);
  await limits.take('signInPerson', person);
  return async () => {
    await limits.clear('signInNetworkPerson', both);
    // Only its own: the attempts of others still count.
    await limits.giveBack('signInNetwork', network);
    await limits.giveBack('signInPerson', person);
  };
}
