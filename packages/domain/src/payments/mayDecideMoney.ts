import { checkGiven } from '../errors/checkKnown.ts';

/** The person who acts, and the one they act for. */
export interface MoneyActor {
  /** The person on the screen. */
  readonly userId: number;
  /** The member of staff who views as that person; null without. */
  readonly impersonatorId: number | null;
}

export const OWN_MONEY = 'You cannot decide about your own money. Ask a colleague.';
export const NOT_WHILE_VIEWING_AS = 'You cannot decide about money while you view Atlas as someone else.';
export const SECOND_PERSON = 'A second person has to approve this refund. Ask a colleague.';

/**
 * Explains why a person may not decide about someone's money, as a sentence, or returns null.
 * No one approves, edits, refunds, voids or extends for themselves, or while viewing as someone.
 *
 * @param ownerId the person whose money it is; null for a buyer without an account
 * @throws RangeError for a missing value
 * @example whyNotDecideMoney({ userId: 1, impersonatorId: null }, 1)
 * // 'You cannot decide about your own money. Ask a colleague.'
 * @spec a product decision
 */
export function whyNotDecideMoney({ userId, impersonatorId }: MoneyActor, ownerId: number | null): string | null {
  checkGiven({ userId, impersonatorId });
  if (impersonatorId !== null) return NOT_WHILE_VIEWING_AS;
  return userId === ownerId ? OWN_MONEY : null;
}

/**
 * Explains why a person may not approve a refund, or returns null: from an amount on, it takes
 * someone other than the person who asked for it.
 *
 * @param refund in whole centavos
 * @param secondPersonFrom the amount in whole pesos from which a second person decides
 * @example
 * const refund = { amountCentavos: 500_000, requestedById: 1 };
 * whyNotApproveRefund(refund, 1, 5000)
 * // 'A second person has to approve this refund. Ask a colleague.'
 * @spec a product decision
 */
export function whyNotApproveRefund(
  { amountCentavos, requestedById }: { readonly amountCentavos: number; readonly requestedById: number | null },
  approverId: number,
  secondPersonFrom: number,
): string | null {
  return approverId === requestedById && amountCentavos >= secondPersonFrom * 100 ? SECOND_PERSON : null;
}
