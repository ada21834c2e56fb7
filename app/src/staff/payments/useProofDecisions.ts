import { showToast } from '@atlas/ui';
import { PAYMENT_APPROVED } from '@atlas/domain/payments';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { sayDone } from '../../admin/actions/sayDone.ts';
import { useCreate } from '../../relay/useCreate.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { useApproveOrder } from '../shared/orders/useApproveOrder.ts';
import { useRejectReceipt } from '../shared/payments/useRejectReceipt.ts';
import type { ProofDecision } from './proofDecision.ts';
import type { useProofDecisionsApproveMutation } from './__generated__/useProofDecisionsApproveMutation.graphql.ts';
import type { useProofDecisionsUndoMutation } from './__generated__/useProofDecisionsUndoMutation.graphql.ts';

/** The receipt that is open. */
interface OpenProof {
  id: number;
  /** The payment that it pays; null for a receipt that belongs to an order. */
  entry: { readonly databaseId: number; readonly revision: number } | null;
  /** The order that it pays; null for a receipt of a scheduled payment. */
  orderId: number | null;
}

/** The values of an approval. Absent ones are those of the receipt. */
export interface Approval {
  paymentPlatform: string;
  amount?: number | null;
  transactionId?: string | null;
  paidOn?: string | null;
  externalInvoiceId?: string | null;
}

interface Queue {
  /** Loads the list again, with one of its receipts; 0 for none. */
  load: (id: number) => Promise<ProofDecision | null>;
  /** Opens the next receipt, after a decision. */
  advance: () => Promise<void>;
}

const UNDONE = 'Undone';

/**
 * Decisions about the open receipt, one at a time. After each, the next receipt opens, also when
 * someone else decided first.
 */
export function useProofDecisions({ id, entry, orderId }: OpenProof, { load, advance }: Queue) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const approveOnce = useCreate<useProofDecisionsApproveMutation>(graphql`
    mutation useProofDecisionsApproveMutation(
      $id: Int!
      $paymentPlatform: String!
      $amount: Int
      $transactionId: String
      $paidOn: Day
      $externalInvoiceId: String
      $proofId: Int!
      $revision: Int
      $idempotencyKey: String!
    ) {
      approvePaymentScheduleTransaction(
        id: $id
        paymentPlatform: $paymentPlatform
        amount: $amount
        transactionId: $transactionId
        paidOn: $paidOn
        externalInvoiceId: $externalInvoiceId
        proofId: $proofId
        revision: $revision
        idempotencyKey: $idempotencyKey
      ) {
        status
        revision
      }
    }
  `);
  const undoOnce = useCreate<useProofDecisionsUndoMutation>(graphql`
    mutation useProofDecisionsUndoMutation($id: Int!, $remarks: String!, $idempotencyKey: String!) {
      disapprovePaymentScheduleTransaction(id: $id, remarks: $remarks, idempotencyKey: $idempotencyKey) {
        status
        revision
      }
    }
  `);
  const approveOrderOnce = useApproveOrder();
  const rejectOnce = useRejectReceipt();
  /** Runs a decision. Ignored while another one runs. Throws its error unless someone else decided. */
  const decide = async (run: () => Promise<unknown>, done: () => void) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await run();
      done();
      await advance();
    } catch (error) {
      const other = await decidedByOther(error, () => load(id));
      if (other === null) throw error;
      showToast({ text: other });
      await advance();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    /** Approves the receipt. Undo in the toast revokes the payment of an entry. */
    approve: async (approval: Approval) => {
      if (entry === null) {
        // The buyer is enrolled, so there is no Undo.
        if (orderId === null) return;
        await decide(
          () => approveOrderOnce({ databaseId: orderId, proofId: id, ...approval }),
          () => showToast({ kind: 'success', text: PAYMENT_APPROVED }),
        );
        return;
      }
      const { databaseId, revision } = entry;
      const undo = async () => {
        await undoOnce({ id: databaseId, remarks: UNDONE });
        await load(id).catch(() => undefined);
      };
      await decide(
        () => approveOnce({ id: databaseId, proofId: id, revision, ...approval }),
        () => sayDone({ success: PAYMENT_APPROVED, undo: { run: undo, success: 'The receipt waits for review again.' } }),
      );
    },
    /** Rejects the receipt, with a reason for its payer. */
    reject: (remarks: string) =>
      decide(
        () => rejectOnce({ id, remarks }),
        () => showToast({ kind: 'success', text: 'Receipt rejected.' }),
      ),
  };
}

const DEEDS: Readonly<Record<string, string>> = { APPROVED: 'approved', REJECTED: 'rejected', SUPERSEDED: 'replaced' };

/** States who decided first; null when the error has another cause. */
async function decidedByOther(error: unknown, load: () => Promise<ProofDecision | null>): Promise<string | null> {
  if (!(error instanceof RequestError) || (error.code !== 'CONFLICT' && error.code !== 'STALE')) return null;
  const decision = await load().catch(() => null);
  const deed = DEEDS[decision?.state ?? ''];
  return deed === undefined ? null : `${decision?.decidedBy ?? 'Someone else'} ${deed} this receipt in the meantime.`;
}
