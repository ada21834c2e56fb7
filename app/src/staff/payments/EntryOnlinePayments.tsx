import { graphql, useFragment } from 'react-relay/hooks';
import { OnlinePayment } from '../shared/providers/OnlinePayment.tsx';
import { entryNames } from './entryNames.ts';
import { MoneySection } from './MoneySection.tsx';
import type { EntryOnlinePayments_invoice$key } from './__generated__/EntryOnlinePayments_invoice.graphql.ts';

interface EntryOnlinePaymentsProps {
  invoice: EntryOnlinePayments_invoice$key;
  /** Whether the current user may ask a provider again. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The payments of an invoice that were begun at providers, by its schedule. Nothing without any. */
export function EntryOnlinePayments({ invoice: key, mayDecide, reload }: EntryOnlinePaymentsProps) {
  const invoice = useFragment(
    graphql`
      fragment EntryOnlinePayments_invoice on Invoice {
        ...entryNames_invoice
        paymentSchedule {
          databaseId
          providerPayments {
            databaseId
            ...OnlinePayment_payment
          }
        }
      }
    `,
    key,
  );
  const nameOf = entryNames(invoice);
  const payments = invoice.paymentSchedule.flatMap(({ databaseId: entryId, providerPayments }) =>
    providerPayments.map((payment) => ({ payment, place: nameOf(entryId).place })),
  );
  if (payments.length === 0) return null;
  return (
    <MoneySection title="Online payments" empty="" isEmpty={false}>
      {payments.map(({ payment, place }) => (
        <OnlinePayment
          key={payment.databaseId}
          payment={payment}
          subject={place === 'Voided' ? 'A voided payment' : `Payment ${place}`}
          within="page"
          mayDecide={mayDecide}
          reload={reload}
        />
      ))}
    </MoneySection>
  );
}
