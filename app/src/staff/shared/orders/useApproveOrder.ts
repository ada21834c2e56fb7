import { graphql } from 'react-relay/hooks';
import { useCreate } from '../../../relay/useCreate.ts';
import type { useApproveOrderMutation } from './__generated__/useApproveOrderMutation.graphql.ts';

/** Approves the payment of an order: the money is recorded, and the buyer enrolled. */
export const useApproveOrder = () =>
  useCreate<useApproveOrderMutation>(graphql`
    mutation useApproveOrderMutation(
      $databaseId: Int!
      $paymentPlatform: String!
      $externalInvoiceId: String
      $transactionId: String
      $amount: Int
      $paidOn: Day
      $reason: String
      $proofId: Int
      $idempotencyKey: String!
    ) {
      approveOrder(
        databaseId: $databaseId
        paymentPlatform: $paymentPlatform
        externalInvoiceId: $externalInvoiceId
        transactionId: $transactionId
        amount: $amount
        paidOn: $paidOn
        reason: $reason
        proofId: $proofId
        idempotencyKey: $idempotencyKey
      ) {
        state
        stateLabel
        revision
      }
    }
  `);
