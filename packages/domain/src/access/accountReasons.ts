/** The facts about an account that keep its person from content, whichever the item. */
export interface AccountFacts {
  readonly isArchived: boolean;
  readonly isEmailConfirmed: boolean;
  /** Number of access levels that the person holds. */
  readonly levels: number;
  /** Whether the last membership has expired. */
  readonly isExpired: boolean;
  /** Whether a payment is overdue; null for users who may not know. */
  readonly isOverdue: boolean | null;
}

/** A reason why a person cannot open what they expect, as a sentence. */
export interface AccountReason {
  readonly tone: 'danger' | 'warning';
  readonly text: string;
}

interface Reason extends AccountReason {
  applies(facts: AccountFacts): boolean;
}

/** The reasons in their order: those that keep everything closed come first. */
const REASONS: readonly Reason[] = [
  { tone: 'danger', text: 'The account is archived, so they cannot log in.', applies: ({ isArchived }) => isArchived !== false },
  { tone: 'danger', text: 'They hold no access level, so they cannot log in.', applies: ({ levels }) => !(levels > 0) },
  {
    tone: 'warning',
    text: 'Their membership has expired. Content locks after the days of grace.',
    applies: ({ isExpired }) => isExpired === true,
  },
  {
    tone: 'warning',
    text: 'A payment is overdue. Content locks after the days of grace.',
    applies: ({ isOverdue }) => isOverdue === true,
  },
  {
    tone: 'warning',
    text: 'Their email is not confirmed, so what they ordered or joined with it before they had the account is not theirs yet.',
    applies: ({ isEmailConfirmed }) => isEmailConfirmed !== true,
  },
];

/**
 * The reasons in the account itself why a person cannot open what they expect. They come before any
 * question about one item; `whyLocked` decides about that. A product decision (§19).
 *
 * @returns an empty list when nothing in the account is in the way
 * @example
 * const facts = { isArchived: false, isEmailConfirmed: true, isExpired: false, isOverdue: null };
 * accountReasons({ ...facts, levels: 0 })[0]?.text
 * // 'They hold no access level, so they cannot log in.'
 */
export const accountReasons = (facts: AccountFacts): AccountReason[] =>
  REASONS.flatMap(({ applies, tone, text }) => (applies(facts) ? [{ tone, text }] : []));
