import { type ProductOffer, productState } from '../products/productState.ts';

/** The states of a funnel, derived on read. */
export const FUNNEL_STATES = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
  { value: 'closed', label: 'Closed' },
] as const;

export type FunnelState = (typeof FUNNEL_STATES)[number]['value'];

export interface FunnelWindow {
  /** When it starts to sell; null is at once. */
  readonly opensAt: Date | null;
  /** When it stops to sell; null is never. */
  readonly closesAt: Date | null;
  /** When staff closed it. */
  readonly closedAt: Date | null;
}

/**
 * How a funnel stands: closed by staff or because its product is not offered any more, ended once its window is over, scheduled
 * before it, else open. Only an open one sells. The window holds from its opening up to, but not at, its closing; invalid dates
 * keep a funnel from selling.
 *
 * @example funnelState({ opensAt: null, closesAt: null, closedAt: null }, { archivedAt: null, expiresAt: null }, new Date()) // 'open'
 * The specification leaves windows of funnels open; this is a product decision.
 */
export function funnelState({ opensAt, closesAt, closedAt }: FunnelWindow, product: ProductOffer, now: Date): FunnelState {
  if (closedAt !== null || productState(product, now) !== 'active') return 'closed';
  if (closesAt !== null && !(now.getTime() < closesAt.getTime())) return 'ended';
  return opensAt === null || now.getTime() >= opensAt.getTime() ? 'open' : 'scheduled';
}
