import { graphql, readInlineData } from 'react-relay/hooks';
import type { aboutPayment_entry$key } from './__generated__/aboutPayment_entry.graphql.ts';

/** Names a scheduled payment where those of several invoices are listed: "Payment 2 of 4 · SA-000070". */
export function aboutPayment(ref: aboutPayment_entry$key): string {
  const { place, invoice } = readInlineData<aboutPayment_entry$key>(
    graphql`
      fragment aboutPayment_entry on ScheduleEntry @inline {
        place
        invoice {
          number
        }
      }
    `,
    ref,
  );
  return `${place == null ? 'Voided payment' : `Payment ${place}`} · ${invoice.number}`;
}
