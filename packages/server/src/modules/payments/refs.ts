import { builder } from '../../graphql/builder.ts';
import type { Invoice, PaymentProof, ScheduleEntry, Statement, StatementRow } from './repo.ts';

export const InvoiceRef = builder.objectRef<Invoice>('Invoice');
export const ScheduleEntryRef = builder.objectRef<ScheduleEntry>('ScheduleEntry');
export const PaymentProofRef = builder.objectRef<PaymentProof>('PaymentProof');
export const StatementRef = builder.objectRef<Statement>('Statement');
export const StatementRowRef = builder.objectRef<StatementRow>('StatementRow');
