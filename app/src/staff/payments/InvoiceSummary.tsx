import { Card, KeyValueList, Link, Row, Stack, Stat, StatGroup, StatusBadge } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import type { InvoiceSummary_invoice$data, InvoiceSummary_invoice$key } from './__generated__/InvoiceSummary_invoice.graphql.ts';

interface InvoiceSummaryProps {
  invoice: InvoiceSummary_invoice$key;
  /** The person's credit, in pesos. */
  credit: number;
}

/** The figures of an invoice, what it is for, and the next payment. */
export function InvoiceSummary({ invoice: key, credit }: InvoiceSummaryProps) {
  const invoice = useFragment(
    graphql`
      fragment InvoiceSummary_invoice on Invoice {
        number
        total
        paid
        balance
        voided
        paidCount
        paymentCount
        createdAt
        nextDue {
          due
          scheduleDate
          statusText
          tone
        }
        subscription @include(if: $seesSubscription) {
          paymentTerm {
            name
          }
          funnel {
            databaseId
            name
            product {
              name
            }
          }
          order @include(if: $seesOrder) {
            payCode
          }
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={4}>
      <StatGroup label="Amounts">
        <Stat label="Total" value={formatAmount(invoice.total)} size="small" />
        <Stat
          label="Paid"
          value={formatAmount(invoice.paid)}
          note={`${invoice.paidCount} of ${invoice.paymentCount} payments`}
          size="small"
        />
        <Stat label="Balance" value={formatAmount(invoice.balance)} size="small" />
        <Stat label="Voided" value={formatAmount(invoice.voided)} size="small" />
        <Stat label="Credit" value={formatAmount(credit)} note="of all invoices" size="small" />
      </StatGroup>
      <Card as="section" aria-label="Invoice">
        <Facts invoice={invoice} />
      </Card>
    </Stack>
  );
}

function Facts({ invoice: { number, createdAt, nextDue, subscription } }: { invoice: InvoiceSummary_invoice$data }) {
  const opensFunnel = useOpens('funnel');
  const funnel = subscription?.funnel;
  return (
    <KeyValueList
      layout="grid"
      items={[
        { label: 'Number', value: number },
        { label: 'Issued', value: formatShortDate(createdAt) },
        ...(funnel === undefined ? [] : [{ label: 'Product', value: funnel.product.name }]),
        ...(funnel === undefined
          ? []
          : [
              {
                label: 'Funnel',
                value: opensFunnel ? <Link href={routePath('funnel', { id: String(funnel.databaseId) })}>{funnel.name}</Link> : funnel.name,
              },
            ]),
        ...(subscription === undefined ? [] : [{ label: 'Payment term', value: subscription.paymentTerm?.name }]),
        ...(subscription?.order === undefined
          ? []
          : [{ label: 'Bought', value: subscription.order === null ? 'Enrolled by staff' : `Order ${subscription.order.payCode}` }]),
        { label: 'Next due', value: nextDue && <NextDue due={nextDue} /> },
      ]}
    />
  );
}

const NextDue = ({ due }: { due: NonNullable<InvoiceSummary_invoice$data['nextDue']> }) => (
  <Row gap={2} wrap>
    <span>{`${formatAmount(due.due)} on ${formatShortDate(due.scheduleDate)}`}</span>
    <StatusBadge tone={entryTone(due.tone)} text={due.statusText} />
  </Row>
);
