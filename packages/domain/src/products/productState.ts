import { checkDates } from '../time/checkDates.ts';

/** The states of a product, derived on read. */
export const PRODUCT_STATES = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
  { value: 'archived', label: 'Archived' },
] as const;

export type ProductState = (typeof PRODUCT_STATES)[number]['value'];

export interface ProductOffer {
  readonly archivedAt: Date | null;
  /** The last instant at which it is offered; null means no end. */
  readonly expiresAt: Date | null;
}

/**
 * The state of a product: archived, expired once its last instant has passed, else active. Only an
 * active product is sold; buyers keep it in every state. An invalid date counts as passed.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example productState({ archivedAt: null, expiresAt: null }, new Date('2025-11-17')) // 'active'
 * @spec 2 §3 names the filter; how a product expires is a product decision
 */
export function productState({ archivedAt, expiresAt }: ProductOffer, now: Date): ProductState {
  checkDates({ now }, { archivedAt, expiresAt });
  if (archivedAt !== null) return 'archived';
  return expiresAt === null || expiresAt.getTime() >= now.getTime() ? 'active' : 'expired';
}
