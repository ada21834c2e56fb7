import { Button, Heading, KeyValueList, Row, ReceiptViewer, Stack, StatusBadge, Text, type Tone } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { enumWord } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { platformLabel, PROOF_STATES, type ProofState } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { fileSizeText } from '@atlas/domain/uploads';
import { graphql, useFragment } from 'react-relay/hooks';
import { ProofChecks } from '../payments/ProofChecks.tsx';
import type { OrderReceipts_order$data, OrderReceipts_order$key } from './__generated__/OrderReceipts_order.graphql.ts';

type Receipt = NonNullable<OrderReceipts_order$data['proofs']>[number];

const TONES: Readonly<Record<ProofState, Tone>> = { submitted: 'info', approved: 'success', rejected: 'danger', superseded: 'neutral' };
const STATES = PROOF_STATES.map(({ value }) => value);

interface OrderReceiptsProps {
  order: OrderReceipts_order$key;
  /** Opens the form that rejects the receipt that waits; null for staff who only read. */
  onReject: (() => void) | null;
}

/** The receipts of an order, newest first, with their pictures, checks and decisions. */
export function OrderReceipts({ order: key, onReject }: OrderReceiptsProps) {
  const { proofs = [] } = useFragment(
    graphql`
      fragment OrderReceipts_order on Order @argumentDefinitions(seesReceipts: { type: "Boolean!" }) {
        proofs @include(if: $seesReceipts) {
          databaseId
          state
          amount
          platform
          reference
          paidOn
          reason
          createdAt
          decidedAt
          decidedBy {
            name
          }
          receipts {
            databaseId
            name
            mediaType
            bytes
            url
          }
          ...ProofChecks_proof
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={4} as="section" aria-label="Receipts">
      <Row justify="between" wrap>
        <Heading level={3}>Receipts</Heading>
        {onReject && proofs.some(({ state }) => state === 'SUBMITTED') && (
          <Button size="dense" variant="danger-quiet" onClick={onReject}>
            Reject receipt
          </Button>
        )}
      </Row>
      {proofs.length === 0 ? (
        <Text tone="muted">No receipt was sent.</Text>
      ) : (
        proofs.map((proof) => <SentReceipt key={proof.databaseId} proof={proof} />)
      )}
    </Stack>
  );
}

function SentReceipt({ proof }: { proof: Receipt }) {
  const state = enumWord(STATES, proof.state) ?? 'submitted';
  const { decidedAt, decidedBy, reason } = proof;
  return (
    <Stack gap={3}>
      {proof.receipts.map(({ databaseId, name, mediaType, bytes, url }) => (
        <ReceiptViewer
          key={databaseId}
          kind={mediaType.startsWith('image/') ? 'picture' : 'document'}
          src={url}
          name={name}
          meta={fileSizeText(bytes)}
        />
      ))}
      {state === 'submitted' && <ProofChecks proof={proof} />}
      <KeyValueList
        items={[
          {
            label: 'Receipt',
            value: <StatusBadge tone={TONES[state]} text={PROOF_STATES.find(({ value }) => value === state)?.label ?? ''} />,
          },
          { label: 'Amount', value: formatAmount(proof.amount) },
          { label: 'Platform', value: platformLabel(proof.platform) },
          { label: 'Reference', value: proof.reference },
          { label: 'Paid on', value: formatShortDate(proof.paidOn) },
          { label: 'Sent', value: instantText(proof.createdAt) },
          ...(decidedAt == null ? [] : [{ label: 'Decided', value: [instantText(decidedAt), decidedBy?.name].filter(Boolean).join(', ') }]),
          ...(reason == null ? [] : [{ label: 'Reason', value: reason }]),
        ]}
      />
    </Stack>
  );
}
