import { Badge, ButtonLink, DateText, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { entryTone } from '../../shared/payments/entryTone.ts';
import { billPath } from './billPath.ts';
import type { BillRow_entry$data, BillRow_entry$key } from './__generated__/BillRow_entry.graphql.ts';

interface BillRowProps {
  entry: BillRow_entry$key;
  funnel: { readonly databaseId: number; readonly name: string };
}

/** One payment of a purchase: its amount and state, and how it is or was paid. */
export function BillRow({ entry: key, funnel }: BillRowProps) {
  const entry = useFragment(
    graphql`
      fragment BillRow_entry on ScheduleEntry {
        databaseId
        place
        price
        due
        scheduleDate
        status
        statusText
        tone
        paymentPlatform
        transactionId
        paidOn
        voidedAt
        voidedReason
        waitingProof {
          databaseId
        }
      }
    `,
    key,
  );
  const { databaseId, place, price, statusText, tone, status, voidedAt, waitingProof } = entry;
  const isOwed = status === 'UNPAID' && voidedAt == null;
  return (
    <Row justify="between">
      <Stack gap={1} grow>
        <Row gap={2} wrap>
          <Text as="span" weight="label" numeric nowrap>
            {voidedAt == null ? formatAmount(price) : <s>{formatAmount(price)}</s>}
          </Text>
          {tone === 'PLAIN' ? <Badge>{statusText}</Badge> : <StatusBadge tone={entryTone(tone)} text={statusText} />}
          {waitingProof && <StatusBadge tone="info" text="receipt sent" />}
        </Row>
        <Text as="div" size={14} tone="muted" numeric>
          {place != null && `${place} · `}
          <Facts entry={entry} />
        </Text>
      </Stack>
      {isOwed && (
        <ButtonLink
          size="dense"
          href={billPath(funnel.databaseId, databaseId)}
          label={`${waitingProof ? 'Open' : 'Pay'} ${place ?? formatAmount(price)}, ${funnel.name}`}
        >
          {waitingProof ? 'Open' : 'Pay'}
        </ButtonLink>
      )}
    </Row>
  );
}

/** The second line: why it is no longer owed, how it was paid, or when it is due. */
function Facts({ entry }: { entry: BillRow_entry$data }) {
  const { price, due, scheduleDate, status, paymentPlatform, transactionId, paidOn, voidedAt, voidedReason } = entry;
  if (voidedAt != null) return voidedReason ?? 'You no longer owe this payment.';
  const day = <DateText text={formatShortDate(scheduleDate)} dateTime={scheduleDate} />;
  if (status === 'PAID') {
    if (paidOn == null) return price > 0 ? 'Paid with credit' : 'Free';
    const facts = [paymentPlatform != null && platformLabel(paymentPlatform), transactionId && `reference ${transactionId}`];
    return (
      <>
        Paid <DateText text={formatShortDate(paidOn)} dateTime={paidOn} />
        {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
      </>
    );
  }
  return (
    <>
      Due {day}
      {due < price && ` · ${formatAmount(due)} left to pay`}
    </>
  );
}
