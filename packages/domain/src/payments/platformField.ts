import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { PAYMENT_PLATFORMS, type PaymentPlatform } from './paymentPlatforms.ts';

/** The platform of an entry that asked for no money. */
export const NO_PLATFORM = 'none';

const platformOf = (typed: string): PaymentPlatform | undefined => {
  const name = typed.trim().toLowerCase();
  return PAYMENT_PLATFORMS.find(({ value, label }) => value === name || label.toLowerCase() === name)?.value;
};

/**
 * A required payment platform, by its value or its label.
 *
 * @example platformField('Payment platform').parse('GCash') // 'gcash'
 * @spec 2 §5; the platforms are a product decision
 */
export const platformField = (label: string) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): PaymentPlatform => {
      const blank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
      const platform = typeof value === 'string' ? platformOf(value) : undefined;
      if (platform === undefined)
        context.issues.push({ code: 'custom', message: formMessage(label, blank ? 'required' : 'validate'), input: value });
      return platform ?? 'gcash';
    }),
  );
