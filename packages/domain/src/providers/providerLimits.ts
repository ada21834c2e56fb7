import type { PaymentPlatform } from '../payments/paymentPlatforms.ts';
import type { PaymentProvider } from '../payments/paymentProviders.ts';

/** The amounts that a provider takes through a payment method, and the days within which it pays back. */
export interface ProviderLimits {
  /** Whole centavos. */
  readonly least: number;
  readonly most: number;
  /**
   * Days within which the provider pays back: `never`, or `unknown` where it does not say. Then it is
   * asked, and staff pay back by hand when it refuses.
   */
  readonly refundDays: number | 'never' | 'unknown';
}

/** A provider that is not our own staff. */
export type OnlineProvider = Exclude<PaymentProvider, 'manual'>;

/**
 * The limits of each provider by payment method. A method without an entry is not offered by it.
 *
 * PayMongo refuses ₱100,000 and more by GCash; Xendit takes exactly ₱100,000. A bank transfer is a
 * QR Ph code, which moves at most ₱50,000 at a time.
 */
export const PROVIDER_LIMITS: Readonly<Record<OnlineProvider, Partial<Record<PaymentPlatform, ProviderLimits>>>> = {
  paymongo: {
    gcash: { least: 100, most: 9_999_999, refundDays: 180 },
    maya: { least: 100, most: 9_999_999, refundDays: 365 },
    'bank-transfer': { least: 100, most: 5_000_000, refundDays: 'unknown' },
    card: { least: 100, most: 99_999_999, refundDays: 60 },
  },
  xendit: {
    gcash: { least: 100, most: 10_000_000, refundDays: 'unknown' },
    maya: { least: 100, most: 9_999_999, refundDays: 'unknown' },
    'bank-transfer': { least: 100, most: 5_000_000, refundDays: 'unknown' },
    'over-the-counter': { least: 5_000, most: 5_000_000, refundDays: 'never' },
    card: { least: 100, most: 99_999_999, refundDays: 'unknown' },
  },
};

/** Whether a provider takes an amount through a payment method. */
export function takesAmount(provider: OnlineProvider, platform: PaymentPlatform, centavos: number): boolean {
  const limits = PROVIDER_LIMITS[provider][platform];
  return limits !== undefined && centavos >= limits.least && centavos <= limits.most;
}
