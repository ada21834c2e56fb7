import { routePath } from '@atlas/domain/navigation';
import { graphql, readInlineData } from 'react-relay/hooks';
import { buyerName } from '../shared/orders/buyerName.ts';
import { orderState } from '../shared/orders/orderTone.ts';
import type { keptSubject_collected$key } from './__generated__/keptSubject_collected.graphql.ts';

/** The order or the scheduled payment that money was sent for. */
export interface KeptSubject {
  /** "Order ATL-7K2MXQ", "Payment 2 of 6". */
  readonly name: string;
  readonly person: string;
  readonly href: string;
  /** The person whose money it is; null for a buyer without an account. */
  readonly ownerId: number | null;
  /** The effect of applying the money. */
  readonly effect: string;
}

const REST = 'What does not fit becomes credit.';

/** The effect on an order, by its state. */
function effectOnOrder(state: string, { code, person }: { code: string; person: string }): string {
  const completes = `Order ${code} is completed, and ${person} is enrolled.`;
  switch (orderState(state)) {
    case 'enrolled':
    case 'refunded':
      return `Order ${code} needs no payment any more. The money becomes credit of ${person}.`;
    case 'expired':
      return `This order expired. ${completes} ${REST}`;
    case 'cancelled':
      return `This order was cancelled. ${completes} ${REST}`;
    default:
      return `${completes} ${REST}`;
  }
}

/** Reads what collected money was sent for; null where that no longer exists. */
export function keptSubject(ref: keptSubject_collected$key): KeptSubject | null {
  const { attempt, user } = readInlineData<keptSubject_collected$key>(
    graphql`
      fragment keptSubject_collected on CollectedPayment @inline {
        user {
          databaseId
        }
        attempt {
          order {
            databaseId
            payCode
            state
            user {
              databaseId
            }
            ...buyerName_order
          }
          entry {
            place
            user {
              databaseId
              name
            }
            invoice {
              databaseId
            }
          }
        }
      }
    `,
    ref,
  );
  if (attempt?.order != null) {
    const { databaseId: orderId, payCode: code, state, user: account } = attempt.order;
    const person = buyerName(attempt.order);
    return {
      name: `Order ${code}`,
      person,
      href: routePath('payment', { tab: 'orders', orderId }),
      ownerId: user?.databaseId ?? account?.databaseId ?? null,
      effect: effectOnOrder(state, { code, person }),
    };
  }
  if (attempt?.entry == null) return null;
  const { place, user: owner, invoice } = attempt.entry;
  return {
    name: place == null ? 'A voided payment' : `Payment ${place}`,
    person: owner.name,
    href: routePath('studentPaymentDetails', { id: owner.databaseId }, { invoice: invoice.databaseId }),
    ownerId: owner.databaseId,
    effect:
      place == null
        ? `The payment is voided. The money becomes credit of ${owner.name}.`
        : `It pays payment ${place} of ${owner.name}. ${REST}`,
  };
}
