import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import type { User } from '../users/repo.ts';
import { mayReadStanding } from './commands.ts';
import type { Document, Invoice, Payment, ScheduleEntry } from './repo.ts';
import type { PaymentProof } from './proofsRepo.ts';

/** Staff who decide about money, and not only read it. */
const DECIDES = { page: 'studentPaymentDetails', function: 'user_enroll/unenroll' } as const;

/** Access rules for payments. */
export const paymentsAuthorization: Authorization = {
  types: {
    BatchFigures: 'with-parent',
    Document: ofPerson('studentPaymentDetails', ({ userId }: Document) => userId),
    DocumentBuyer: 'with-parent',
    DocumentLine: 'with-parent',
    DocumentSeller: 'with-parent',
    DocumentTerm: 'with-parent',
    DuesAndExpiration: 'with-parent',
    Invoice: ofPerson('studentPaymentDetails', ({ userId }: Invoice) => userId),
    LedgerPosting: 'with-parent',
    Payment: ofPerson('studentPaymentDetails', ({ userId }: Payment) => userId),
    PaymentProof: ofPerson('studentPaymentDetails', ({ userId }: PaymentProof) => userId),
    PaymentShare: 'with-parent',
    PersonMoney: 'with-parent',
    ProofCheck: 'with-parent',
    ProductSales: 'with-parent',
    Receipt: 'with-parent',
    ScheduleEntry: ofPerson('studentPaymentDetails', ({ userId }: ScheduleEntry) => userId),
  },
  fields: {
    'Batch.figures': { page: ['batches', 'batch'] },
    'BatchFigures.received': { page: 'studentPaymentDetails' },
    'Mutation.addPaymentSchedule': DECIDES,
    'Mutation.applyCredit': DECIDES,
    'Mutation.approvePaymentScheduleTransaction': DECIDES,
    'Mutation.correctPayment': DECIDES,
    'Mutation.disapprovePaymentScheduleTransaction': DECIDES,
    'Mutation.recordPayment': DECIDES,
    'Mutation.rejectPaymentProof': DECIDES,
    'Mutation.updatePaymentSchedule': DECIDES,
    'Mutation.voidPaymentSchedule': DECIDES,
    'Payment.correctionPreview': DECIDES,
    'Payment.recordedBy': { page: 'studentPaymentDetails' },
    'Payment.reversedBy': { page: 'studentPaymentDetails' },
    'PaymentProof.checks': { page: 'studentPaymentDetails' },
    'PaymentProof.decidedBy': { page: 'studentPaymentDetails' },
    'PaymentProof.earlierPayment': { page: 'studentPaymentDetails' },
    'PaymentProof.passesAllChecks': { page: 'studentPaymentDetails' },
    'PersonMoney.closedMonth': { page: 'studentPaymentDetails' },
    'PersonMoney.secondPersonFrom': { page: 'studentPaymentDetails' },
    'Product.sales': { page: 'studentPaymentDetails' },
    'Query.getDuesAndExpiration': 'signed-in',
    'ScheduleEntry.approvedBy': { page: 'studentPaymentDetails' },
    'User.dues': ofPerson('studentPaymentDetails', ({ id }: User) => id),
    'User.invoices': ofPerson('studentPaymentDetails', ({ id }: User) => id),
    'User.money': ofPerson('studentPaymentDetails', ({ id }: User) => id),
    'User.paymentStanding': record(
      "those who can read the person's payments, and head coaches with the person in scope",
      ({ id }: User, ctx) => mayReadStanding(ctx, id),
    ),
    'Viewer.document': 'signed-in',
    'Viewer.invoice': 'signed-in',
    'Viewer.myInvoices': 'signed-in',
    'Viewer.payer': { page: 'studentPaymentDetails' },
    'Viewer.paymentEntries': { page: 'studentPaymentDetails' },
    'Viewer.paymentProof': { page: 'studentPaymentDetails' },
    'Viewer.paymentProofs': { page: 'studentPaymentDetails' },
  },
};
