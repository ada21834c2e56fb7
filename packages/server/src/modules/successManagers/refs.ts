import { builder } from '../../graphql/builder.ts';
import type { PaymentPromise, PortfolioMember, RetentionCase, SuccessManager } from './repo.ts';

export const SuccessManagerRef = builder.objectRef<SuccessManager>('SuccessManager');
export const PortfolioMemberRef = builder.objectRef<PortfolioMember>('PortfolioMember');
export const PaymentPromiseRef = builder.objectRef<PaymentPromise>('PaymentPromise');
export const RetentionCaseRef = builder.objectRef<RetentionCase>('RetentionCase');
