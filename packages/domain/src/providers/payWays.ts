import { PAYMENT_PLATFORMS, type PaymentPlatform } from '../payments/paymentPlatforms.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../payments/paymentProviders.ts';
import type { PayMethods } from '../settings/payMethods.ts';
import { type OnlineProvider, takesAmount } from './providerLimits.ts';

/** A way to pay, and who collects it. */
export interface PayWay {
  readonly platform: PaymentPlatform;
  /** `manual` means that the payer sends the money and then its receipt. */
  readonly provider: PaymentProvider;
}

/** The facts that decide which ways to pay are offered. */
export interface PayWayFacts {
  /** The setting `pay-methods`. */
  readonly methods: PayMethods;
  /** The platforms with an account of the seller. */
  readonly accounts: readonly PaymentPlatform[];
  /** The providers that have their keys and answer. */
  readonly available: readonly OnlineProvider[];
  /** The amount to pay, in whole centavos. */
  readonly centavos: number;
}

const isOnline = (provider: PaymentProvider): provider is OnlineProvider => provider !== 'manual';

/**
 * The ways to pay an amount, one for each payment method, in the order of the methods. A provider
 * that is available and takes the amount goes before a transfer that staff check, because no one
 * has to wait for it. Without one, the transfer remains.
 *
 * @example
 * const methods = { manual: ['gcash'], paymongo: ['card'], xendit: [] };
 * const facts = { methods, accounts: ['gcash'], available: ['paymongo'], centavos: 349_900 };
 * payWays(facts).map(({ provider }) => provider) // ['manual', 'paymongo']
 * @spec a product decision
 */
export function payWays({ methods, accounts, available, centavos }: PayWayFacts): PayWay[] {
  const offers = (provider: PaymentProvider, platform: PaymentPlatform): boolean =>
    methods[provider].includes(platform) &&
    (isOnline(provider) ? available.includes(provider) && takesAmount(provider, platform, centavos) : accounts.includes(platform));
  const order = [...PAYMENT_PROVIDERS].toSorted((a, b) => Number(a.value === 'manual') - Number(b.value === 'manual'));
  return PAYMENT_PLATFORMS.flatMap(({ value: platform }) => {
    const found = order.find(({ value }) => offers(value, platform));
    return found === undefined ? [] : [{ platform, provider: found.value }];
  });
}
