import { Card, Divider, Heading, Row, Segments, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { graphql, useFragment } from 'react-relay/hooks';
import { BillRow } from './BillRow.tsx';
import type { InvoiceBills_invoice$key } from './__generated__/InvoiceBills_invoice.graphql.ts';

interface InvoiceBillsProps {
  invoice: InvoiceBills_invoice$key;
  /** The ids of the payments that the filter shows. */
  shown: readonly number[];
}

/** One purchase with its payments. */
export function InvoiceBills({ invoice: key, shown }: InvoiceBillsProps) {
  const { databaseId, number, balance, paidCount, paymentCount, subscription, paymentSchedule } = useFragment(
    graphql`
      fragment InvoiceBills_invoice on Invoice {
        databaseId
        number
        balance
        paidCount
        paymentCount
        subscription {
          funnel {
            databaseId
            name
          }
        }
        paymentSchedule {
          databaseId
          ...BillRow_entry
        }
      }
    `,
    key,
  );
  const { funnel } = subscription;
  const standing = `${paidCount} of ${paymentCount} paid`;
  const rows = paymentSchedule.filter((entry) => shown.includes(entry.databaseId));
  return (
    <Card as="section" aria-labelledby={`invoice-${databaseId}`}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Row justify="between" align="baseline" gap={2} wrap>
            <Heading level={2} size="subheading" id={`invoice-${databaseId}`}>
              {funnel.name}
            </Heading>
            <Text as="span" size={14} tone="muted" numeric>
              {number}
            </Text>
          </Row>
          {paymentCount > 1 && <Segments done={paidCount} total={paymentCount} label={standing} />}
          <Text size={14} tone="muted" numeric>
            {balance === 0 && paymentCount === 1
              ? 'Paid in full'
              : `${standing} · ${balance > 0 ? `${formatAmount(balance)} left` : 'nothing left to pay'}`}
          </Text>
        </Stack>
        <Stack as="ul" gap={3}>
          {rows.map((entry) => (
            <Stack key={entry.databaseId} as="li" gap={3}>
              <Divider />
              <BillRow entry={entry} funnel={funnel} />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
