import { checkKnown } from '../errors/checkKnown.ts';
import type { PaymentPlatform } from '../payments/paymentPlatforms.ts';
import { platformLabel } from '../payments/paymentPlatforms.ts';
import { PAYMENT_PROVIDERS } from '../payments/paymentProviders.ts';
import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import { type OnlineProvider, PROVIDER_LIMITS } from './providerLimits.ts';

/** A payment that a provider collected. */
export interface CollectedPayment {
  readonly provider: OnlineProvider;
  readonly platform: PaymentPlatform;
  /** The day of the payment. */
  readonly paidOn: Date;
}

/** The name of a provider. */
export const providerLabel = (provider: string): string => PAYMENT_PROVIDERS.find(({ value }) => value === provider)?.label ?? provider;

/**
 * Explains why a provider cannot pay a payment back, as a sentence, or returns null. Staff pay such
 * a refund by hand. Where the provider does not state its window, it is asked.
 *
 * @throws RangeError for a value that is missing or not a Date, and for an unknown one
 * @example
 * const payment = { provider: 'xendit', platform: 'gcash', paidOn: new Date('2025-09-01') };
 * whyNotRefundAtProvider(payment, new Date('2025-11-17')) // null
 */
export function whyNotRefundAtProvider({ provider, platform, paidOn }: CollectedPayment, now: Date): string | null {
  checkKnown({ provider }, PROVIDER_LIMITS);
  checkDates({ paidOn, now });
  const refundDays = PROVIDER_LIMITS[provider][platform]?.refundDays ?? 'never';
  const who = providerLabel(provider);
  if (refundDays === 'never') return `${who} does not pay ${platformLabel(platform)} back. Pay it back by hand.`;
  if (refundDays === 'unknown' || manilaDaysBetween(paidOn, now) <= refundDays) return null;
  return `${who} pays ${platformLabel(platform)} back within ${refundDays} days, and these are over. Pay it back by hand.`;
}
