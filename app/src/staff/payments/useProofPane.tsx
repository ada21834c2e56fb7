import { Button, Row, type SplitPane, Text, Tooltip } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { useMoneyAccess } from '../shared/useMoneyAccess.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { useAuth } from '../../session/authContext.ts';
import { buyerName } from '../shared/orders/buyerName.ts';
import { ApproveChangesDialog } from './ApproveChangesDialog.tsx';
import type { ProofDecision } from './proofDecision.ts';
import { ProofReview } from './ProofReview.tsx';
import { RejectDialog } from '../shared/payments/RejectDialog.tsx';
import { SHORTCUTS, shortcutText } from '../../admin/review/reviewShortcuts.ts';
import { useProofDecisions } from './useProofDecisions.ts';
import { useReviewShortcuts } from '../../admin/review/useReviewShortcuts.ts';
import type { useProofPane_proof$key } from './__generated__/useProofPane_proof.graphql.ts';

interface PaneOf {
  /** The open receipt; null when it does not exist. */
  proof: useProofPane_proof$key | null | undefined;
  isOpen: boolean;
  /** The receipt that opens after a decision. */
  afterDecision: number | null;
  next: number | null;
  previous: number | null;
  /** Opens a receipt; null closes. */
  open: (id: number | null) => void;
  /** Loads the list again, with one of its receipts. */
  load: (id: number) => Promise<ProofDecision | null>;
}

/** The review of one receipt, next to the queue: what it shows, its buttons, keys and dialogs. */
export function useProofPane({ proof: key, isOpen, afterDecision, next, previous, open, load }: PaneOf): {
  pane: SplitPane | null;
  dialog: ReactNode;
} {
  const proof = useFragment(
    graphql`
      fragment useProofPane_proof on PaymentProof
      @argumentDefinitions(seesPerson: { type: "Boolean!" }, seesSubscription: { type: "Boolean!" }) {
        databaseId
        state
        amount
        platform
        reference
        paidOn
        user {
          databaseId
          name
        }
        entry {
          databaseId
          revision
        }
        order {
          databaseId
          ...buyerName_order
        }
        ...ApproveChangesDialog_proof
        ...ProofReview_proof @arguments(seesPerson: $seesPerson, seesSubscription: $seesSubscription)
      }
    `,
    key ?? null,
  );
  const { currentUser } = useAuth();
  const [dialog, setDialog] = useState<'changes' | 'reject' | null>(null);
  const advance = async () => {
    setDialog(null);
    await load(afterDecision ?? 0).catch(() => undefined);
    open(afterDecision);
  };
  const { busy, approve, reject } = useProofDecisions(
    {
      id: proof?.databaseId ?? 0,
      entry: proof?.entry ? { databaseId: proof.entry.databaseId, revision: proof.entry.revision } : null,
      orderId: proof?.order?.databaseId ?? null,
    },
    { load, advance },
  );
  const access = useMoneyAccess();
  const mayDecide = access.mayDecide && can(currentUser, { page: 'studentPaymentDetails' });
  const isWaiting = proof?.state === 'SUBMITTED' && (proof.entry != null || proof.order != null);
  const whyNot = isWaiting && mayDecide ? access.whyNot(proof.user?.databaseId ?? null) : null;
  const decides = isWaiting && mayDecide && whyNot === null;
  const approveAsSent = () => {
    if (proof == null) return;
    const { amount, platform: paymentPlatform, reference: transactionId, paidOn } = proof;
    // The API takes whole pesos; without an amount it is that of the receipt.
    approve({ paymentPlatform, transactionId, paidOn, ...(Number.isInteger(amount) && { amount }) }).catch(showError);
  };
  const [usesKeys, setUsesKeys] = useReviewShortcuts(
    'paymentReviewKeys',
    {
      approve: decides ? approveAsSent : null,
      reject: decides ? () => setDialog('reject') : null,
      next: next === null ? null : () => open(next),
      previous: previous === null ? null : () => open(previous),
    },
    isOpen && dialog === null,
  );
  if (!isOpen) return { pane: null, dialog: null };
  if (proof == null) {
    const gone = <Text>This receipt does not exist, or belongs to someone outside your people.</Text>;
    return { pane: { title: 'Receipt not found', content: gone, onClose: () => open(null) }, dialog: null };
  }
  const payer = proof.user?.name ?? (proof.order ? buyerName(proof.order) : 'New buyer');
  const hint = (name: keyof typeof SHORTCUTS, button: ReactElement) =>
    usesKeys ? <Tooltip text={shortcutText(name)}>{button}</Tooltip> : button;
  return {
    pane: {
      title: payer,
      onClose: () => open(null),
      content: <ProofReview proof={proof} whyNot={whyNot} usesKeys={usesKeys} onUseKeys={setUsesKeys} />,
      actions: (decides || next !== null) && (
        <Row gap={2} wrap>
          {decides && (
            <>
              {hint(
                'approve',
                <Button variant="primary" size="dense" loading={busy} loadingText="Approving" onClick={approveAsSent}>
                  Approve
                </Button>,
              )}
              <Button size="dense" waiting={busy} onClick={() => setDialog('changes')}>
                Approve with changes
              </Button>
              {hint(
                'reject',
                <Button variant="danger-quiet" size="dense" waiting={busy} onClick={() => setDialog('reject')}>
                  Reject
                </Button>,
              )}
            </>
          )}
          {next !== null &&
            hint(
              'next',
              <Button variant="quiet" size="dense" waiting={busy} onClick={() => open(next)}>
                Next
              </Button>,
            )}
        </Row>
      ),
    },
    dialog: (
      <>
        {dialog === 'changes' && <ApproveChangesDialog proof={proof} payer={payer} onApprove={approve} onClose={() => setDialog(null)} />}
        {dialog === 'reject' && <RejectDialog payer={payer} onReject={reject} onClose={() => setDialog(null)} />}
      </>
    ),
  };
}
