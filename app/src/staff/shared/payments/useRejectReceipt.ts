import { graphql } from 'react-relay/hooks';
import { useCreate } from '../../../relay/useCreate.ts';
import type { useRejectReceiptMutation } from './__generated__/useRejectReceiptMutation.graphql.ts';

/** Rejects a receipt that waits, with a reason for its payer. */
export const useRejectReceipt = () =>
  useCreate<useRejectReceiptMutation>(graphql`
    mutation useRejectReceiptMutation($id: Int!, $remarks: String!, $idempotencyKey: String!) {
      rejectPaymentProof(id: $id, remarks: $remarks, idempotencyKey: $idempotencyKey) {
        state
      }
    }
  `);
