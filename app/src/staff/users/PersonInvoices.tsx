import { Alert, ButtonLink, Card, type DataColumn, KeyValueList, RowFigure, RowTitle, Stack, StatusBadge, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonInvoices_person$data, PersonInvoices_person$key } from './__generated__/PersonInvoices_person.graphql.ts';

type Entry = PersonInvoices_person$data['invoices'][number]['paymentSchedule'][number];

const COLUMNS: readonly DataColumn<Entry>[] = [
  {
    id: 'place',
    header: 'Payment',
    cell: ({ place, voidedReason }) => <RowTitle note={voidedReason ?? undefined}>{place ?? 'Voided'}</RowTitle>,
  },
  { id: 'due', header: 'Due', width: 'narrow', card: 'meta', cell: ({ scheduleDate }) => formatShortDate(scheduleDate) },
  {
    id: 'status',
    header: 'Status',
    width: 'narrow',
    card: 'badge',
    cell: ({ tone, statusText }) => <StatusBadge tone={entryTone(tone)} text={statusText} />,
  },
  {
    id: 'price',
    header: 'Amount',
    width: 'narrow',
    align: 'end',
    card: 'aside',
    cell: ({ price, due, status }) => (
      <RowFigure note={status === 'UNPAID' && due > 0 && due !== price ? `${formatAmount(due)} due` : undefined}>
        {formatAmount(price)}
      </RowFigure>
    ),
  },
];

/** The credit of a person, and each invoice with its instalments. Decisions are made on the payment details. */
export function PersonInvoices({ person: key }: { person: PersonInvoices_person$key }) {
  const { databaseId, invoices, money } = useFragment(
    graphql`
      fragment PersonInvoices_person on User @argumentDefinitions(seesSubscriptions: { type: "Boolean!" }) {
        databaseId
        invoices {
          databaseId
          number
          total
          paid
          balance
          addsUp
          subscription @include(if: $seesSubscriptions) {
            funnel {
              name
            }
          }
          paymentSchedule {
            databaseId
            place
            price
            due
            scheduleDate
            status
            statusText
            tone
            voidedReason
          }
        }
        money {
          credit
        }
      }
    `,
    key,
  );
  const opensDetails = useOpens('studentPaymentDetails');
  const details = routePath('studentPaymentDetails', { id: databaseId });
  const sum = (amounts: readonly number[]) => formatAmount(amounts.reduce((total, amount) => total + amount, 0));
  return (
    <>
      <Card as="section" aria-label="Payments in total" padding="roomy">
        <Stack gap={4}>
          <KeyValueList
            layout="grid"
            emptyText="None"
            items={[
              { label: 'Invoiced', value: sum(invoices.map(({ total }) => total)) },
              { label: 'Paid', value: sum(invoices.map(({ paid }) => paid)) },
              { label: 'Balance', value: sum(invoices.map(({ balance }) => balance)) },
              { label: 'Credit', value: money.credit > 0 ? formatAmount(money.credit) : undefined },
            ]}
          />
          {opensDetails && <ButtonLink href={details}>Payment details</ButtonLink>}
        </Stack>
      </Card>
      {invoices.length === 0 && <Text tone="muted">No invoices yet.</Text>}
      {invoices.map(({ databaseId: invoiceId, number, addsUp, subscription, paymentSchedule }) => (
        <Stack key={invoiceId} gap={3}>
          <PersonSection
            title={[subscription?.funnel.name, number].filter(Boolean).join(' · ')}
            columns={COLUMNS}
            rows={paymentSchedule}
            rowKey={(entry) => entry.databaseId}
            empty="This invoice has no payments."
            action={
              opensDetails && (
                <ButtonLink size="dense" href={`${details}?invoice=${invoiceId}`} aria-label={`Open ${number}`}>
                  Open
                </ButtonLink>
              )
            }
          />
          {!addsUp && <Alert tone="warning">The schedule does not add up to the invoice.</Alert>}
        </Stack>
      ))}
    </>
  );
}
