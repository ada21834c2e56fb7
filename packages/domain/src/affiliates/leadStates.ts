/**
 * The states of an affiliate's lead: signed up, placed an order, paid for one, or attribution
 * expired.
 */
export const LEAD_STATES = [
  { value: 'new', label: 'New' },
  { value: 'ordered', label: 'Ordered' },
  { value: 'customer', label: 'Customer' },
  { value: 'lapsed', label: 'Lapsed' },
] as const;

export type LeadState = (typeof LEAD_STATES)[number]['value'];

const NEXT: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['ordered', 'customer', 'lapsed'],
  ordered: ['customer', 'new', 'lapsed'],
  customer: [],
  lapsed: ['new', 'ordered'],
};

/**
 * Whether a lead may change from one state to another. An expired order makes it new again, a new
 * click on the affiliate's link revives a lapsed one, and a paying customer stays one. The
 * specification leaves leads open; this is a product decision.
 *
 * @example mayMoveLead('lapsed', 'new') // true
 */
export function mayMoveLead(from: LeadState, to: LeadState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
