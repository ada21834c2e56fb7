/** The states of an affiliate. Only an active one is credited with sales. */
export const AFFILIATE_STATES = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const;

export type AffiliateState = (typeof AFFILIATE_STATES)[number]['value'];

const NEXT: Readonly<Record<AffiliateState, readonly AffiliateState[]>> = {
  pending: ['active', 'suspended'],
  active: ['suspended'],
  suspended: ['active'],
};

/**
 * Whether an affiliate may go from one state to another: staff approve who asked, suspend, and approve again.
 *
 * @example mayMoveAffiliate('active', 'pending') // false
 * The specification leaves the states of affiliates open; this is a product decision.
 */
export function mayMoveAffiliate(from: AffiliateState, to: AffiliateState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
