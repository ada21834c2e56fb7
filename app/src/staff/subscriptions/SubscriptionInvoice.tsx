import { ButtonLink, Card, Heading, KeyValueList, Row, Segments, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { SubscriptionInvoice_subscription$key } from './__generated__/SubscriptionInvoice_subscription.graphql.ts';

/** The payments of a subscription in short, with a link to their page. */
export function SubscriptionInvoice({ subscription: key }: { subscription: SubscriptionInvoice_subscription$key }) {
  const { user, invoice } = useFragment(
    graphql`
      fragment SubscriptionInvoice_subscription on FunnelSubscription {
        user {
          databaseId
        }
        invoice {
          databaseId
          number
          total
          paid
          voided
          balance
          paidCount
          paymentCount
          nextDue {
            price
            scheduleDate
          }
        }
      }
    `,
    key,
  );
  const opens = useOpens('studentPaymentDetails');
  return (
    <Stack gap={3} as="section" aria-labelledby="payments">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="payments">
          Payments
        </Heading>
        {invoice && opens && (
          <ButtonLink size="dense" href={routePath('studentPaymentDetails', { id: user.databaseId }, { invoice: invoice.databaseId })}>
            Payment details
          </ButtonLink>
        )}
      </Row>
      {invoice ? (
        <Card>
          <Stack gap={4}>
            <Segments
              done={invoice.paidCount}
              total={invoice.paymentCount}
              label={`${invoice.paidCount} of ${invoice.paymentCount} payments made`}
              next={invoice.balance > 0}
            />
            <KeyValueList
              layout="grid"
              items={[
                { label: 'Invoice', value: invoice.number },
                { label: 'Payments', value: `Paid ${invoice.paidCount} of ${invoice.paymentCount}` },
                { label: 'Total', value: formatAmount(invoice.total) },
                { label: 'Paid', value: formatAmount(invoice.paid) },
                { label: 'Balance', value: formatAmount(invoice.balance) },
                ...(invoice.voided > 0 ? [{ label: 'Voided', value: formatAmount(invoice.voided) }] : []),
                ...(invoice.nextDue
                  ? [
                      {
                        label: 'Next due',
                        value: `${formatAmount(invoice.nextDue.price)} on ${formatShortDate(invoice.nextDue.scheduleDate)}`,
                      },
                    ]
                  : []),
              ]}
            />
          </Stack>
        </Card>
      ) : (
        <Text tone="muted">This subscription is free.</Text>
      )}
    </Stack>
  );
}
