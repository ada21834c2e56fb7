import { KeyValueList, Stack, StatusBadge, Text } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { collectedAmount } from './collectedAmount.ts';
import { providerRefundTone } from './providerTones.ts';
import type { CollectedMoney_collected$data, CollectedMoney_collected$key } from './__generated__/CollectedMoney_collected.graphql.ts';

type Refund = CollectedMoney_collected$data['refunds'][number];

interface CollectedMoneyProps {
  collected: CollectedMoney_collected$key;
  layout: 'pairs' | 'grid';
}

/** Money that a provider collected, with its fee, its refunds, and why it pays nothing if so. */
export function CollectedMoney({ collected: key, layout }: CollectedMoneyProps) {
  const collected = useFragment(
    graphql`
      fragment CollectedMoney_collected on CollectedPayment {
        providerPaymentId
        ...collectedAmount_collected
        fee
        paidAt
        keptReason
        isWaiting
        disputedAt
        chargedBackAt
        resolvedAt
        resolution
        resolvedBy {
          name
        }
        refunds {
          amount
          stateText
          reason
          problem
          createdAt
          requestedBy {
            name
          }
        }
      }
    `,
    key,
  );
  const { keptReason, disputedAt, chargedBackAt, resolvedAt, resolution, resolvedBy, refunds } = collected;
  return (
    <KeyValueList
      layout={layout}
      items={[
        { label: 'Collected', value: collectedAmount(collected) },
        { label: 'Paid', value: instantText(collected.paidAt) },
        ...(collected.fee > 0 ? [{ label: 'Fee', value: formatAmount(collected.fee) }] : []),
        { label: 'Provider’s reference', value: collected.providerPaymentId },
        ...(keptReason == null
          ? []
          : [
              {
                label: 'Pays nothing by itself',
                value: (
                  <Stack gap={1}>
                    <span>{keptReason}</span>
                    {collected.isWaiting && (
                      <span>
                        <StatusBadge tone="warning" text="Waits for a decision" />
                      </span>
                    )}
                  </Stack>
                ),
              },
            ]),
        ...(disputedAt == null ? [] : [{ label: 'Disputed by the payer', value: formatShortDate(disputedAt) }]),
        ...(chargedBackAt == null ? [] : [{ label: 'Charged back', value: formatShortDate(chargedBackAt) }]),
        ...(resolvedAt == null
          ? []
          : [{ label: 'Decided', value: [resolution, resolvedBy?.name, formatShortDate(resolvedAt)].filter(Boolean).join(' · ') }]),
        ...(refunds.length === 0 ? [] : [{ label: 'Refunds', value: <RefundLines refunds={refunds} /> }]),
      ]}
    />
  );
}

const RefundLines = ({ refunds }: { refunds: readonly Refund[] }) => (
  <Stack gap={3}>
    {refunds.map(({ amount, stateText, reason, problem, createdAt, requestedBy }, index) => (
      <Stack key={index} gap={1}>
        <span>{`${formatAmount(amount)}, ${formatShortDate(createdAt)}`}</span>
        <span>
          <StatusBadge tone={providerRefundTone(stateText)} text={stateText} />
        </span>
        <span>{[requestedBy?.name, reason].filter(Boolean).join(': ')}</span>
        {problem != null && (
          <Text as="span" size={14} tone="danger">
            {problem}
          </Text>
        )}
      </Stack>
    ))}
  </Stack>
);
