import { builder } from '../../graphql/builder.ts';
import type { Document, Invoice, Payment, Refund, ScheduleEntry } from './repo.ts';
import type { PaymentProof } from './proofsRepo.ts';

export const InvoiceRef = builder.objectRef<Invoice>('Invoice');
export const ScheduleEntryRef = builder.objectRef<ScheduleEntry>('ScheduleEntry');
export const PaymentProofRef = builder.objectRef<PaymentProof>('PaymentProof');
export const PaymentRef = builder.objectRef<Payment>('Payment');
export const RefundRef = builder.objectRef<Refund>('Refund');
export const DocumentRef = builder.objectRef<Document>('Document');
/** The money of a person, by the number of the person. */
export const MoneyRef = builder.objectRef<{ userId: number }>('PersonMoney');
