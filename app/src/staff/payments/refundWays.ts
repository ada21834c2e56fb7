import type { RadioOption } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { type OnlineProvider, providerLabel, whyNotRefundAtProvider } from '@atlas/domain/providers';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { refundWays_payment$key } from './__generated__/refundWays_payment.graphql.ts';

/** A payment that a provider collected and may pay back. */
export interface ProviderWay {
  readonly paymentId: number;
  readonly provider: string;
  readonly platform: string;
  /** Why the provider cannot pay it back; null if it can. */
  readonly problem: string | null;
  readonly option: RadioOption;
}

const isOnline = (provider: string): provider is OnlineProvider => provider === 'paymongo' || provider === 'xendit';

/**
 * The payments that providers collected for an invoice, or that became credit, as ways to pay back.
 *
 * @param invoiceId null for a person's credit
 */
export function refundWays(payments: readonly refundWays_payment$key[], invoiceId: number | null, now: Date): readonly ProviderWay[] {
  return payments.flatMap((ref) => {
    const { databaseId, provider, platform, platformName, amount, paidOn, reversedAt, shares } = readInlineData<refundWays_payment$key>(
      graphql`
        fragment refundWays_payment on Payment @inline {
          databaseId
          provider
          platform
          platformName
          amount
          paidOn
          reversedAt
          shares {
            entry {
              invoice {
                databaseId
              }
            }
          }
        }
      `,
      ref,
    );
    const method = PAYMENT_PLATFORMS.find(({ value }) => value === platform)?.value;
    if (provider == null || !isOnline(provider) || method === undefined || reversedAt != null) return [];
    if (!shares.some(({ entry }) => (entry?.invoice.databaseId ?? null) === invoiceId)) return [];
    const problem = whyNotRefundAtProvider({ provider, platform: method, paidOn: new Date(paidOn) }, now);
    const name = providerLabel(provider);
    return {
      paymentId: databaseId,
      provider: name,
      platform,
      problem,
      option: {
        value: String(databaseId),
        label: `By ${name}, to where it came from`,
        description: problem ?? `${formatAmount(amount)} was paid by ${platformName} on ${formatShortDate(paidOn)}.`,
        disabled: problem !== null,
      },
    };
  });
}
