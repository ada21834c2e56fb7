import { ButtonLink, type DataColumn, DataTable, EmptyState, Heading, Row, StatusBadge, Stack, Text, Vignette } from '@atlas/ui';
import { NO_DATA } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { PaymentRecords_person$data, PaymentRecords_person$key } from './__generated__/PaymentRecords_person.graphql.ts';

type Invoice = PaymentRecords_person$data['invoices'][number];
type Entry = Invoice['paymentSchedule'][number];

const TONES: Partial<Record<Entry['tone'], 'success' | 'danger' | 'warning' | 'info'>> = {
  GREEN: 'success',
  RED: 'danger',
  YELLOW: 'warning',
  BLUE: 'info',
};

const platformName = (platform: string | null | undefined): string | null =>
  platform == null ? null : (PAYMENT_PLATFORMS.find(({ value }) => value === platform)?.label ?? platform);

const COLUMNS: readonly DataColumn<Entry>[] = [
  { id: 'position', header: 'Payment', cell: ({ position, scheduleDate }) => `${position}. ${formatShortDate(scheduleDate)}` },
  { id: 'price', header: 'Amount', align: 'end', width: 'narrow', card: 'aside', cell: ({ price }) => formatAmount(price) },
  {
    id: 'status',
    header: 'Status',
    card: 'badge',
    cell: ({ tone, statusText }) => <StatusBadge tone={TONES[tone] ?? 'neutral'} text={statusText} />,
  },
  { id: 'platform', header: 'Platform', priority: 2, card: 'meta', cell: ({ paymentPlatform }) => platformName(paymentPlatform) },
  { id: 'reference', header: 'Reference', priority: 3, card: 'meta', cell: ({ transactionId }) => transactionId },
];

/**
 * The invoices of a person with their schedules, newest first.
 *
 * @spec 2 §3, §4
 */
export function PaymentRecords({ person: key }: { person: PaymentRecords_person$key }) {
  const { databaseId: id, invoices } = useFragment(
    graphql`
      fragment PaymentRecords_person on User {
        databaseId
        invoices {
          databaseId
          number
          total
          paid
          balance
          subscription {
            funnel {
              name
            }
          }
          paymentSchedule {
            databaseId
            position
            scheduleDate
            price
            tone
            statusText
            paymentPlatform
            transactionId
          }
        }
      }
    `,
    key,
  );
  const opens = useOpens('studentPaymentDetails');
  if (invoices.length === 0)
    return <EmptyState vignette={<Vignette of="payments" />} title={NO_DATA} text="Invoices appear here once the person is enrolled." />;
  return (
    <>
      {opens && (
        <Row justify="end">
          <ButtonLink href={routePath('studentPaymentDetails', { id })}>Open payment details</ButtonLink>
        </Row>
      )}
      {invoices.map(({ databaseId, number, total, paid, balance, subscription, paymentSchedule }) => (
        <Stack key={databaseId} gap={3} as="section" aria-labelledby={`invoice-${databaseId}`}>
          <Stack gap={1}>
            <Heading level={2} size="subheading" id={`invoice-${databaseId}`}>
              {subscription.funnel.name}
            </Heading>
            <Text size={14} tone="muted" numeric>
              {`${number} · ${formatAmount(paid)} of ${formatAmount(total)} paid · ${formatAmount(balance)} due`}
            </Text>
          </Stack>
          <DataTable label={`Payments of ${number}`} columns={COLUMNS} rows={paymentSchedule} rowKey={(entry) => entry.databaseId} />
        </Stack>
      ))}
    </>
  );
}
