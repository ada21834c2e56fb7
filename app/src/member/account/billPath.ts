import { routePath } from '@atlas/domain/navigation';

/** The address at which a payment of the signed-in person is paid. */
export const billPath = (funnelId: number, entryId: number): string =>
  routePath('checkout', { funnelId: String(funnelId) }, { bill: entryId });
