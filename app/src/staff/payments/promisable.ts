import { graphql, readInlineData } from 'react-relay/hooks';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { aboutPayment } from './aboutPayment.ts';
import type { promisable_payer$key } from './__generated__/promisable_payer.graphql.ts';

/** Something that a person owes and can promise to pay. */
export interface Promisable {
  /** A scheduled payment; null for everything that the person owes. */
  readonly entryId: number | null;
  readonly label: string;
  /** Pesos. */
  readonly due: number;
}

/** Everything that a person owes, and then each payment of it, as the choices of a promise. */
export function promisable(ref: promisable_payer$key): readonly Promisable[] {
  const { invoices } = readInlineData<promisable_payer$key>(
    graphql`
      fragment promisable_payer on User @inline {
        invoices {
          paymentSchedule {
            databaseId
            due
            scheduleDate
            ...aboutPayment_entry
          }
        }
      }
    `,
    ref,
  );
  const payments = invoices
    .flatMap(({ paymentSchedule }) => paymentSchedule)
    .filter(({ due }) => due > 0)
    .map((entry) => ({
      entryId: entry.databaseId,
      label: `${aboutPayment(entry)}, ${formatShortDate(entry.scheduleDate)}: ${formatAmount(entry.due)}`,
      due: entry.due,
    }));
  const due = payments.reduce((sum, payment) => sum + Math.round(payment.due * 100), 0) / 100;
  return [{ entryId: null, label: `Everything owed: ${formatAmount(due)}`, due }, ...payments];
}
