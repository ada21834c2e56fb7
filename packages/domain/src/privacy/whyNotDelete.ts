/** The facts about a person that decide whether their account can be deleted. */
export interface PersonToDelete {
  /** Whether the person is the only administrator who can sign in. */
  readonly isLastAdmin: boolean;
  /** Commissions and payouts not yet paid to the person, in centavos. */
  readonly affiliateCentavos: number;
  /** Scheduled payments that the person still owes. */
  readonly openInstalments: number;
}

interface Reason {
  readonly text: string;
  applies(person: PersonToDelete): boolean;
}

/** Unknown facts count against the deletion. The first reason that applies is returned. */
const REASONS: readonly Reason[] = [
  {
    text: 'You are the last administrator. Make someone else an administrator first.',
    applies: ({ isLastAdmin }) => isLastAdmin !== false,
  },
  {
    text: 'Commissions are still due to you. Request a payout first, and wait until it is paid.',
    applies: ({ affiliateCentavos }) => affiliateCentavos !== 0,
  },
  {
    text: 'You have payments that are still open. Pay them or ask us to end your subscription first.',
    applies: ({ openInstalments }) => openInstalments !== 0,
  },
];

/**
 * Explains why an account cannot be deleted: the last administrator, an affiliate with money due,
 * and a person with open instalments keep theirs. A product decision.
 *
 * @returns the reason as a sentence, or null when the account can be deleted
 * @example
 * whyNotDelete({ isLastAdmin: false, affiliateCentavos: 0, openInstalments: 0 }) // null
 * @example
 * whyNotDelete({ isLastAdmin: false, affiliateCentavos: 0, openInstalments: 1 })
 * // 'You have payments that are still open. Pay them or ask us to end your subscription first.'
 */
export const whyNotDelete = (person: PersonToDelete): string | null => REASONS.find(({ applies }) => applies(person))?.text ?? null;
