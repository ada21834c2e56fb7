import { formatAmount, LOCALE } from '@atlas/domain/money';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { collectedAmount_collected$key } from './__generated__/collectedAmount_collected.graphql.ts';

/** The amount of collected money in its currency: "₱3,499.00", "USD 60.00". */
export function collectedAmount(ref: collectedAmount_collected$key): string {
  const { amount, currency } = readInlineData<collectedAmount_collected$key>(
    graphql`
      fragment collectedAmount_collected on CollectedPayment @inline {
        amount
        currency
      }
    `,
    ref,
  );
  if (currency === 'PHP') return formatAmount(amount);
  return `${currency} ${amount.toLocaleString(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}
