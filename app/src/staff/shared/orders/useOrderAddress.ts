import { useLocation, useSearch } from 'wouter';
import { orderIdIn } from './orderIdIn.ts';

/**
 * The open order of a page, stored in its address.
 *
 * @param here the address of the page without an order
 * @param shownId the order that the page was loaded with. An order opens once its data has loaded,
 *   and closes at once.
 */
export function useOrderAddress(here: string, shownId: number) {
  const { orderId } = orderIdIn(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  return {
    orderId,
    isOpen: orderId !== 0 && orderId === shownId,
    openHref: (id: number) => `${here}${here.includes('?') ? '&' : '?'}orderId=${id}`,
    close: () => navigate(here, { replace: true }),
  };
}
