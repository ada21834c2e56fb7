import { Badge, Button, type DataColumn, DataTable, RowTitle, Stack, Text } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenMoneyDialog } from './MoneyDialog.ts';
import { MoneySection } from './MoneySection.tsx';
import type { ReceivedPayments_money$data, ReceivedPayments_money$key } from './__generated__/ReceivedPayments_money.graphql.ts';

type Payment = ReceivedPayments_money$data['payments'][number];
type Share = Payment['shares'][number];

const shareText = ({ amount, entry }: Share): string =>
  entry == null
    ? `${formatAmount(amount)} credit`
    : `${formatAmount(amount)} of the payment due on ${formatShortDate(entry.scheduleDate)} (${entry.invoice.number})`;

const COLUMNS: readonly DataColumn<Payment>[] = [
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, paidOn, reversedAt }) => (
      <RowTitle note={formatShortDate(paidOn)}>{reversedAt == null ? formatAmount(amount) : <s>{formatAmount(amount)}</s>}</RowTitle>
    ),
  },
  {
    id: 'platform',
    header: 'Platform',
    card: 'meta',
    cell: ({ platformName, reference }) => [platformName, reference].filter(Boolean).join(' · '),
  },
  { id: 'pays', header: 'Pays', width: 'wide', card: 'fact', cell: (payment) => <Use {...payment} /> },
  {
    id: 'recorded',
    header: 'Recorded',
    card: 'fact',
    priority: 2,
    cell: ({ recordedBy, createdAt, reason }) => (
      <Stack gap={1}>
        <Text size={14}>{`${recordedBy?.name ?? 'The system'}, ${instantText(createdAt)}`}</Text>
        {reason != null && (
          <Text size={14} tone="muted">
            {reason}
          </Text>
        )}
      </Stack>
    ),
  },
];

/** The use of a payment; the reason of its reversal, for one that no longer counts. */
function Use({ shares, reversedAt, reversedReason, reversedBy }: Payment) {
  if (reversedAt == null)
    return (
      <Stack gap={1}>
        {shares.map((share, index) => (
          <Text key={index} as="div" size={14} numeric>
            {shareText(share)}
          </Text>
        ))}
      </Stack>
    );
  return (
    <Stack gap={1}>
      <span>
        <Badge>Reversed</Badge>
      </span>
      <Text size={14} tone="muted">
        {[`${reversedBy?.name ?? 'The system'}, ${instantText(reversedAt)}`, reversedReason].filter(Boolean).join(': ')}
      </Text>
    </Stack>
  );
}

interface ReceivedPaymentsProps {
  money: ReceivedPayments_money$key;
  /** Absent for users who only read. */
  open: OpenMoneyDialog | undefined;
}

/** All money received from a person, with what each payment pays. Reversed payments are struck through. */
export function ReceivedPayments({ money: key, open }: ReceivedPaymentsProps) {
  const { payments } = useFragment(
    graphql`
      fragment ReceivedPayments_money on PersonMoney {
        payments {
          databaseId
          amount
          paidOn
          platformName
          reference
          reason
          createdAt
          reversedAt
          reversedReason
          recordedBy {
            name
          }
          reversedBy {
            name
          }
          shares {
            amount
            entry {
              scheduleDate
              invoice {
                number
              }
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <MoneySection
      title="Payments received"
      empty="No payments received yet."
      isEmpty={payments.length === 0}
      actions={
        open && (
          <Button size="dense" onClick={() => open({ kind: 'record', entryIds: [] })}>
            Record a transfer
          </Button>
        )
      }
    >
      <DataTable
        label="Payments received"
        columns={COLUMNS}
        rows={payments}
        rowKey={({ databaseId }) => databaseId}
        {...(open && {
          rowActions: ({ databaseId: paymentId, amount, paidOn, reversedAt }: Payment) =>
            reversedAt == null && (
              <Button
                size="dense"
                aria-label={`Correct ${formatAmount(amount)} of ${formatShortDate(paidOn)}`}
                onClick={() => open({ kind: 'correct', paymentId })}
              >
                Correct…
              </Button>
            ),
        })}
      />
    </MoneySection>
  );
}
