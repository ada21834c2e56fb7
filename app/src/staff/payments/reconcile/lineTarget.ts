import { routePath } from '@atlas/domain/navigation';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { lineTarget_row$key } from './__generated__/lineTarget_row.graphql.ts';

/** The payment or order that a line matches, or was applied to. */
export interface LineTarget {
  personName: string;
  /** The payment of the person: "payment 2 of 6", "order ATL-7K2MXQ". */
  what: string;
  href: string;
  /** The amount that is due, in pesos. */
  due: number;
  isOrder: boolean;
  hasReceipt: boolean;
}

/** Returns what a line matches or was applied to; null for a line without a match. */
export function lineTarget(row: lineTarget_row$key): LineTarget | null {
  const { target } = readInlineData<lineTarget_row$key>(
    graphql`
      fragment lineTarget_row on StatementRow @inline {
        target {
          personName
          userId
          place
          orderId
          payCode
          due
          hasReceipt
        }
      }
    `,
    row,
  );
  if (target == null) return null;
  const { personName, userId, place, orderId, payCode, due, hasReceipt } = target;
  const shown = { personName, due, hasReceipt };
  if (orderId != null)
    return { ...shown, what: `order ${payCode ?? ''}`, href: routePath('payment', { tab: 'orders', orderId }), isOrder: true };
  const href = routePath('studentPaymentDetails', { id: userId ?? 0 });
  return { ...shown, what: place == null ? 'payment' : `payment ${place}`, href, isOrder: false };
}
