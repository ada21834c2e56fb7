import { pesosToCentavos } from '@atlas/domain/money';
import type { PayableEntry } from '@atlas/domain/payments';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { payableEntries_invoice$key } from './__generated__/payableEntries_invoice.graphql.ts';

/** The payments of an invoice in the form that the plan of a received amount takes, first to last. */
export function payableEntries(ref: payableEntries_invoice$key): readonly PayableEntry[] {
  const { paymentSchedule } = readInlineData<payableEntries_invoice$key>(
    graphql`
      fragment payableEntries_invoice on Invoice @inline {
        paymentSchedule {
          databaseId
          position
          scheduleDate
          price
          paid
          voidedAt
        }
      }
    `,
    ref,
  );
  return paymentSchedule.map(({ databaseId, position, scheduleDate, price, paid, voidedAt }) => ({
    id: databaseId,
    position,
    scheduleDate,
    priceCentavos: pesosToCentavos(price),
    allocatedCentavos: pesosToCentavos(paid),
    isVoided: voidedAt != null,
  }));
}
