/** How far somebody whom an affiliate sent has come: signed up, placed an order, paid for one; or the attribution ran out. */
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
 * Whether a lead may go from one state to another. An order that expires makes it new again, a new click on the affiliate's link
 * brings back one that has lapsed, and who has paid stays a customer.
 *
 * @example mayMoveLead('lapsed', 'new') // true
 * The specification leaves leads open; this is a product decision.
 */
export function mayMoveLead(from: LeadState, to: LeadState): boolean {
  return Object.hasOwn(NEXT, from) && NEXT[from].includes(to);
}
