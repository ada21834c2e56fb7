import * as z from 'zod/mini';
import { PAYMENT_PLATFORMS, type PaymentPlatform } from '../payments/paymentPlatforms.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../payments/paymentProviders.ts';
import { readJson } from './readJson.ts';

/** The platforms that each provider offers to buyers. */
export type PayMethods = Readonly<Record<PaymentProvider, readonly PaymentPlatform[]>>;

const PLATFORMS = PAYMENT_PLATFORMS.map(({ value }) => value);

const platforms = z.pipe(
  z.array(z.enum(PLATFORMS)),
  z.transform((chosen) => PLATFORMS.filter((platform) => chosen.includes(platform))),
);

const payMethods = z
  .object({ manual: platforms, paymongo: platforms, xendit: platforms } satisfies Record<PaymentProvider, unknown>)
  .check(z.refine((methods) => Object.values(methods).some(({ length }) => length > 0)));

/**
 * Reads the setting `pay-methods`: a JSON object with the platforms of each provider, at least one
 * altogether. They are in the order of `PAYMENT_PLATFORMS`, each once.
 *
 * @returns undefined when the text is not valid
 * @example readPayMethods('{"manual":["maya","gcash"],"paymongo":[],"xendit":[]}')
 * // { manual: ['gcash', 'maya'], paymongo: [], xendit: [] }
 */
export const readPayMethods = (text: string): PayMethods | undefined => readJson(payMethods, text);

const labelOf = (value: PaymentPlatform): string => PAYMENT_PLATFORMS.find((platform) => platform.value === value)?.label ?? value;

/**
 * The payment methods in a line. Providers without any are left out.
 *
 * @example payMethodsText({ manual: ['gcash', 'maya'], paymongo: ['card'], xendit: [] })
 * // 'Checked by staff: GCash, Maya; PayMongo: Card'
 */
export const payMethodsText = (methods: PayMethods): string =>
  PAYMENT_PROVIDERS.filter(({ value }) => methods[value].length > 0)
    .map(({ value, label }) => `${label}: ${methods[value].map(labelOf).join(', ')}`)
    .join('; ');
