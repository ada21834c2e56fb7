import { builder } from '../../graphql/builder.ts';
import type { PaymentTermRow } from './repo.ts';

export const PaymentTermRef = builder.objectRef<PaymentTermRow>('PaymentTerm');
