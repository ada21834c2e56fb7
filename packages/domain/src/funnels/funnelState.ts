import { type ProductOffer, productState } from '../products/productState.ts';
import { checkDates } from '../time/checkDates.ts';

/** The states of a funnel, derived on read. */
export const FUNNEL_STATES = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
  { value: 'closed', label: 'Closed' },
] as const;

export type FunnelState = (typeof FUNNEL_STATES)[number]['value'];

export interface FunnelWindow {
  /** The start of sales; null means immediately. */
  readonly opensAt: Date | null;
  /** The end of sales; null means never. */
  readonly closesAt: Date | null;
  /** The time staff closed it. */
  readonly closedAt: Date | null;
}

/**
 * The state of a funnel: closed by staff or because its product is no longer offered, ended once
 * its window has passed, scheduled before it, else open. Only an open funnel sells. The window
 * includes its opening but not its closing. Invalid dates keep a funnel from selling. The
 * specification leaves windows of funnels open; this is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const funnel = { opensAt: null, closesAt: null, closedAt: null };
 * const product = { archivedAt: null, expiresAt: null };
 * funnelState(funnel, product, new Date('2025-11-17T02:00:00Z')) // 'open'
 */
export function funnelState({ opensAt, closesAt, closedAt }: FunnelWindow, product: ProductOffer, now: Date): FunnelState {
  checkDates({ now }, { opensAt, closesAt, closedAt });
  if (closedAt !== null || productState(product, now) !== 'active') return 'closed';
  if (closesAt !== null && !(now.getTime() < closesAt.getTime())) return 'ended';
  return opensAt === null || now.getTime() >= opensAt.getTime() ? 'open' : 'scheduled';
}
