import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import type { User } from '../users/repo.ts';
import { mayReadStanding } from './commands.ts';
import type { Invoice, PaymentProof, ScheduleEntry } from './repo.ts';

/** Access rules for payments. */
export const paymentsAuthorization: Authorization = {
  types: {
    DuesAndExpiration: 'with-parent',
    Invoice: ofPerson('studentPaymentDetails', ({ userId }: Invoice) => userId),
    PaymentProof: ofPerson('studentPaymentDetails', ({ userId }: PaymentProof) => userId),
    ProofCheck: 'with-parent',
    Receipt: 'with-parent',
    ScheduleEntry: ofPerson('studentPaymentDetails', ({ userId }: ScheduleEntry) => userId),
    Statement: { page: 'paymentReport' },
    StatementCounts: 'with-parent',
    StatementRow: { page: 'paymentReport' },
  },
  fields: {
    'PaymentProof.checks': { page: 'studentPaymentDetails' },
    'PaymentProof.decidedBy': { page: 'studentPaymentDetails' },
    'PaymentProof.earlierPayment': { page: 'studentPaymentDetails' },
    'PaymentProof.passesAllChecks': { page: 'studentPaymentDetails' },
    'Query.getDuesAndExpiration': 'signed-in',
    'ScheduleEntry.approvedBy': { page: 'studentPaymentDetails' },
    'User.dues': ofPerson('studentPaymentDetails', ({ id }: User) => id),
    'User.invoices': ofPerson('studentPaymentDetails', ({ id }: User) => id),
    'User.paymentStanding': record(
      "those who can read the person's payments, and head coaches with the person in scope",
      ({ id }: User, ctx) => mayReadStanding(ctx, id),
    ),
    'Viewer.invoice': 'signed-in',
    'Viewer.myInvoices': 'signed-in',
    'Viewer.paymentEntries': { page: 'studentPaymentDetails' },
    'Viewer.paymentProof': { page: 'studentPaymentDetails' },
    'Viewer.paymentProofs': { page: 'studentPaymentDetails' },
    'Viewer.statement': { page: 'paymentReport' },
    'Viewer.statements': { page: 'paymentReport' },
  },
};
