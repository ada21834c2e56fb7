import { checkKnown } from '../errors/checkKnown.ts';
import { routePath } from '../navigation/routePath.ts';
import type { MembershipContact } from './membershipContact.ts';

/** An action that settles a membership. */
export interface MembershipLink {
  readonly label: string;
  readonly href: string;
}

/** The actions: renew, pay an overdue payment, or see the bills. */
export type MembershipStep = 'renew' | 'pay' | 'bills';

const BILLS = routePath('account', { q: 'billings' });

/**
 * The actions for a membership, the best one first. An application shows the first one that the
 * member can reach. The contact comes last, for pages that do not exist.
 *
 * @param renewalLink the address for renewals; null where it is unknown
 * @throws RangeError for an unknown value
 * @example membershipLinks('renew', '/join', null) // [{ label: 'Renew', href: '/join' }]
 * @spec 2 §9; the contact is a product decision
 */
export function membershipLinks(step: MembershipStep, renewalLink: string | null, contact: MembershipContact | null): MembershipLink[] {
  const links: Record<MembershipStep, MembershipLink[]> = {
    renew: renewalLink ? [{ label: 'Renew', href: renewalLink }] : [],
    pay: [{ label: 'Pay now', href: BILLS }],
    bills: [{ label: 'View bills', href: BILLS }],
  };
  checkKnown({ step }, links);
  return contact ? [...links[step], contact] : links[step];
}
