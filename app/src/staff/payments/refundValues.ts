import type { ProviderWay } from './refundWays.ts';

/** The values of the refund form. */
export interface RefundValues {
  amount: string;
  /** The payment that its provider pays back; empty for a refund by hand. */
  paymentId?: string | undefined;
  paymentPlatform: string;
  transactionId: string;
  reason: string;
  endsAccess: boolean;
}

/** The provider's payment that is chosen; null for a refund by hand. */
export const chosenWay = (ways: readonly ProviderWay[], { paymentId }: RefundValues): ProviderWay | null =>
  ways.find((way) => String(way.paymentId) === paymentId) ?? null;
