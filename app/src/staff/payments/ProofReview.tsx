import { Alert, Heading, KeyValueList, Link, ReceiptViewer, Stack, StatusBadge, Switch, Text } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import { orderTone } from '../shared/orders/orderTone.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import { ProofChecks } from '../shared/payments/ProofChecks.tsx';
import { ProofHistory } from './ProofHistory.tsx';
import { ProofPlan } from './ProofPlan.tsx';
import type { ProofReview_proof$key } from './__generated__/ProofReview_proof.graphql.ts';

interface ProofReviewProps {
  proof: ProofReview_proof$key;
  /** The reason why the user may not decide about it. */
  whyNot: string | null;
  usesKeys: boolean;
  onUseKeys: (isOn: boolean) => void;
}

/** A receipt with everything that its decision needs: the picture, checks, amounts, plan and history. */
export function ProofReview({ proof: key, whyNot, usesKeys, onUseKeys }: ProofReviewProps) {
  const proof = useFragment(
    graphql`
      fragment ProofReview_proof on PaymentProof
      @argumentDefinitions(seesPerson: { type: "Boolean!" }, seesSubscription: { type: "Boolean!" }) {
        state
        amount
        platform
        reference
        paidOn
        createdAt
        user {
          databaseId
          tribeId @include(if: $seesPerson)
        }
        receipts {
          databaseId
          name
          mediaType
          bytes
          url
        }
        ...ProofChecks_proof
        earlierPayment {
          place
          paidOn
          user {
            databaseId
            name
          }
        }
        entry {
          place
          due
          scheduleDate
          statusText
          tone
          invoice {
            subscription @include(if: $seesSubscription) {
              funnel {
                name
              }
            }
          }
        }
        order {
          databaseId
          product
          state
          stateLabel
          payCode
          dueToday
          email
          mobileNumber
        }
        ...ProofPlan_proof
        ...ProofHistory_proof
      }
    `,
    key,
  );
  const { user, entry, order, receipts, amount, earlierPayment } = proof;
  const isWaiting = proof.state === 'SUBMITTED';
  return (
    <Stack gap={5}>
      {whyNot !== null && <Alert tone="info">{whyNot}</Alert>}
      {isWaiting && order && !entry && <Alert tone="info">This receipt pays an order. Approving it enrolls the buyer.</Alert>}
      {receipts.map(({ databaseId, name, mediaType, bytes, url }) => (
        <ReceiptViewer
          key={databaseId}
          kind={mediaType.startsWith('image/') ? 'picture' : 'document'}
          src={url}
          name={name}
          meta={fileSizeText(bytes)}
        />
      ))}
      {isWaiting && <ProofChecks proof={proof} />}
      <KeyValueList
        items={[
          { label: 'Due', value: dueText(entry?.due ?? order?.dueToday) },
          { label: 'Sent', value: formatAmount(amount) },
          { label: 'Platform', value: platformLabel(proof.platform) },
          { label: 'Reference', value: proof.reference },
          ...(earlierPayment
            ? [
                {
                  label: 'Used before',
                  value: (
                    <Link href={routePath('studentPaymentDetails', { id: earlierPayment.user.databaseId })}>
                      {[earlierPayment.user.name, earlierPayment.place, earlierPayment.paidOn && formatShortDate(earlierPayment.paidOn)]
                        .filter(Boolean)
                        .join(', ')}
                    </Link>
                  ),
                },
              ]
            : []),
          { label: 'Paid on', value: formatShortDate(proof.paidOn) },
          { label: 'Sent at', value: instantText(proof.createdAt) },
          ...(entry
            ? [
                { label: 'Funnel', value: entry.invoice.subscription?.funnel.name },
                { label: 'Payment', value: entry.place },
                {
                  label: 'Due date',
                  value: <StatusBadge tone={entryTone(entry.tone)} text={`${formatShortDate(entry.scheduleDate)}, ${entry.statusText}`} />,
                },
              ]
            : []),
          ...(order && !entry
            ? [
                { label: 'Product', value: order.product },
                { label: 'Order', value: <StatusBadge tone={orderTone(order.state)} text={order.stateLabel} /> },
                { label: 'Pay code', value: order.payCode },
                { label: 'Email', value: order.email },
                { label: 'Mobile', value: order.mobileNumber },
              ]
            : []),
          ...(user ? [{ label: 'Tribe ID', value: user.tribeId }] : []),
        ]}
      />
      {isWaiting && entry && <ProofPlan proof={proof} amount={amount} />}
      {order && <Link href={routePath('payment', { tab: 'orders', orderId: order.databaseId })}>Open order</Link>}
      {user && <Link href={routePath('studentPaymentDetails', { id: user.databaseId })}>Open payment details</Link>}
      <Stack gap={3}>
        <Heading level={3}>History</Heading>
        <ProofHistory proof={proof} />
      </Stack>
      <Stack gap={1}>
        <Switch name="keys" label="Keyboard shortcuts" checked={usesKeys} onChange={onUseKeys} />
        <Text size={14} tone="muted">
          Alt or Option with A approves, R rejects, N opens the next receipt, P the previous one.
        </Text>
      </Stack>
    </Stack>
  );
}

const dueText = (due: number | null | undefined) => (due == null ? null : formatAmount(due));
