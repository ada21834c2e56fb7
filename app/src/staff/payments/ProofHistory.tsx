import { Timeline, type TimelineItem } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatAmount } from '@atlas/domain/money';
import { platformLabel } from '@atlas/domain/payments';
import { graphql, readInlineData, useFragment } from 'react-relay/hooks';
import type { ProofHistory_proof$key } from './__generated__/ProofHistory_proof.graphql.ts';
import type { ProofHistory_sent$key } from './__generated__/ProofHistory_sent.graphql.ts';

/** The receipts of a payment or an order, and the decisions about them, newest first. */
export function ProofHistory({ proof: key }: { proof: ProofHistory_proof$key }) {
  const { order, entry } = useFragment(
    graphql`
      fragment ProofHistory_proof on PaymentProof {
        entry {
          remarks
          proofs {
            databaseId
            ...ProofHistory_sent
          }
        }
        order {
          proofs {
            databaseId
            ...ProofHistory_sent
          }
        }
      }
    `,
    key,
  );
  const proofs = entry?.proofs ?? order?.proofs ?? [];
  const remarks = entry?.remarks == null ? [] : [{ id: 'remarks', title: 'Payment revoked', meta: entry.remarks }];
  return <Timeline label="History of this payment" items={[...remarks, ...proofs.flatMap(eventsOf)]} />;
}

const DEEDS: Readonly<Record<string, { deed: string; tone: 'success' | 'danger' }>> = {
  APPROVED: { deed: 'Approved', tone: 'success' },
  REJECTED: { deed: 'Rejected', tone: 'danger' },
};

/** The events of a receipt, newest first: the decision about it, and when it was sent. */
function eventsOf(ref: ProofHistory_sent$key & { readonly databaseId: number }): TimelineItem[] {
  const { state, amount, platform, reference, createdAt, reason, decidedAt, decidedBy } = readInlineData<ProofHistory_sent$key>(
    graphql`
      fragment ProofHistory_sent on PaymentProof @inline {
        state
        amount
        platform
        reference
        createdAt
        reason
        decidedAt
        decidedBy {
          name
        }
      }
    `,
    ref,
  );
  const id = ref.databaseId;
  const decision = DEEDS[state];
  const decided: TimelineItem[] =
    decision === undefined || decidedAt == null
      ? []
      : [
          {
            id: `${id} decided`,
            title: decidedBy ? `${decision.deed} by ${decidedBy.name}` : decision.deed,
            meta: instantText(decidedAt),
            tone: decision.tone,
            ...(reason != null && { children: reason }),
          },
        ];
  const sent: TimelineItem = {
    id: `${id} sent`,
    title: `Receipt sent: ${formatAmount(amount)} by ${platformLabel(platform)}`,
    meta: `${instantText(createdAt)} · ${reference}`,
  };
  return [...decided, sent];
}
