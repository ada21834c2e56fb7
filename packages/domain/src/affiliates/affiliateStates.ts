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
 * Whether an affiliate may change from one state to another: staff approve applicants, suspend
 * them, and approve them again. The specification leaves the states of affiliates open; this is a
 * product decision.
 *
 * @example mayMoveAffiliate('active', 'pending') // false
 */
export function mayMoveAffiliate(from: AffiliateState, to: AffiliateState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
