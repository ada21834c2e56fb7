import { builder } from '../../graphql/builder.ts';
import type { Commission, Payout, PayoutBatch } from './repo.ts';

export const CommissionRef = builder.objectRef<Commission>('Commission');
export const PayoutRef = builder.objectRef<Payout>('Payout');
export const PayoutBatchRef = builder.objectRef<PayoutBatch>('PayoutBatch');
