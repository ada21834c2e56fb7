import { ButtonLink, Card, Heading, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { eventDayText } from '@atlas/domain/events';
import { fromIsoDay } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { NextPayment_viewer$key } from './__generated__/NextPayment_viewer.graphql.ts';

/** The next payment due across all purchases. Renders nothing when none is due. */
export function NextPayment({ viewer: key }: { viewer: NextPayment_viewer$key }) {
  const { myInvoices } = useFragment(
    graphql`
      fragment NextPayment_viewer on Viewer {
        myInvoices {
          nextDue {
            due
            scheduleDate
            position
            paymentCount
            statusText
          }
        }
      }
    `,
    key,
  );
  const now = useNow();
  const entries = myInvoices.flatMap(({ nextDue }) => nextDue ?? []);
  const [next] = entries.toSorted((a, b) => a.scheduleDate.localeCompare(b.scheduleDate));
  if (!next) return null;
  const { due, scheduleDate, position, paymentCount, statusText } = next;
  const day = fromIsoDay(scheduleDate);
  return (
    <Card as="section" aria-labelledby="next-payment">
      <Stack gap={3}>
        <Heading level={2} size="label" id="next-payment">
          Next payment
        </Heading>
        <Text size={18} weight="title" numeric>
          {formatAmount(due)}
        </Text>
        <Text size={14} tone="muted" numeric>
          {position} of {paymentCount} · {day && eventDayText(day, now)} · {statusText}
        </Text>
        <ButtonLink href={routePath('account', { q: 'billings' })} block>
          See my bills
        </ButtonLink>
      </Stack>
    </Card>
  );
}
