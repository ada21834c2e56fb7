import { allowsAllOf, type LevelFlags } from '../access/allowsAllOf.ts';
import { can } from '../access/can.ts';
import type { Archiver } from '../users/whyNotArchive.ts';

/** The facts that decide whether an account may be merged with others. */
export interface AccountToMerge {
  readonly id: number;
  readonly name: string;
  readonly isInScope: boolean;
  readonly isArchived: boolean;
  /** Whether it was merged into another account, and that was not undone. */
  readonly isMerged: boolean;
  /** The access levels that the person holds. */
  readonly levels: readonly LevelFlags[];
  readonly isSuccessManager: boolean;
  /** Whether the person is an affiliate with clicks, leads or commissions. */
  readonly isUsedAffiliate: boolean;
  /** Whether the person asked for the account to be deleted. */
  readonly isToBeDeleted: boolean;
  /** Whether a request to move up to the next stage waits for its reviewer. */
  readonly isWaitingToMoveUp: boolean;
}

type Reason = (accounts: readonly AccountToMerge[], merger: Archiver) => string | null;

const named =
  (text: (name: string) => string, applies: (account: AccountToMerge, merger: Archiver) => boolean): Reason =>
  (accounts, merger) => {
    const account = accounts.find((one) => applies(one, merger));
    return account === undefined ? null : text(account.name);
  };

const several =
  (text: string, applies: (account: AccountToMerge) => boolean): Reason =>
  (accounts) =>
    accounts.filter(applies).length > 1 ? text : null;

/** The first reason that applies is returned. */
const REASONS: readonly Reason[] = [
  named(
    () => 'You can merge only people who are assigned to you.',
    ({ isInScope }, { access }) => !can(access, { page: 'editUser' }) || isInScope !== true,
  ),
  named(
    () => 'Someone else has to merge your own account.',
    ({ id }, { userIds }) => userIds.includes(id),
  ),
  named(
    (name) => `${name} is already merged into another account. Choose that one, or undo the merge first.`,
    ({ isMerged }) => isMerged !== false,
  ),
  named(
    (name) => `${name} is archived. Restore the account first.`,
    ({ isArchived }) => isArchived !== false,
  ),
  named(
    (name) => `You cannot merge ${name}, whose access level allows more than yours.`,
    ({ levels }, { access }) => !levels.every((level) => allowsAllOf(access, level)),
  ),
  named(
    (name) => `${name} asked for the account to be deleted. Decide that request first.`,
    ({ isToBeDeleted }) => isToBeDeleted !== false,
  ),
  several(
    'Both are success managers. Hand the portfolio of one of them over and take that access level first.',
    (one) => one.isSuccessManager,
  ),
  several('Both wait for a move-up. Decide one of the two requests first.', (one) => one.isWaitingToMoveUp),
  several('Both are affiliates with clicks, leads or commissions. Their accounts cannot be joined.', (one) => one.isUsedAffiliate),
];

/**
 * Explains why accounts cannot be merged. The merger needs editUser and all people in scope, and
 * must hold every flag that they hold. One person cannot have two affiliate accounts that earned
 * anything, because money never changes with a merge.
 *
 * @param accounts all accounts that are merged, also the kept one
 * @returns the reason as a sentence, or null when they can be merged
 * @spec product decisions §14, §20 X1
 */
export function whyNotMerge(accounts: readonly AccountToMerge[], merger: Archiver): string | null {
  for (const reason of REASONS) {
    const text = reason(accounts, merger);
    if (text !== null) return text;
  }
  return null;
}
