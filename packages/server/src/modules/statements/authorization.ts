import { aboutEveryone, type Authorization } from '../../graphql/rules.ts';

/** Staff who decide about money, and not only read it. */
const DECIDES = { page: 'studentPaymentDetails', function: 'user_enroll/unenroll' } as const;
const READS = { page: 'studentPaymentDetails' } as const;

/** Access rules for statements. */
export const statementsAuthorization: Authorization = {
  types: {
    Statement: aboutEveryone('studentPaymentDetails'),
    StatementCounts: 'with-parent',
    StatementRow: aboutEveryone('studentPaymentDetails'),
    StatementTarget: 'with-parent',
    UnreadStatementRow: 'with-parent',
  },
  fields: {
    'Mutation.applyStatement': DECIDES,
    'Mutation.applyStatementRow': DECIDES,
    'Mutation.createStatement': DECIDES,
    'Mutation.dismissStatementRow': DECIDES,
    'Mutation.keepStatementRow': DECIDES,
    'Mutation.matchStatement': DECIDES,
    'Mutation.readStatement': DECIDES,
    'Mutation.reopenStatementRow': DECIDES,
    'Mutation.undoStatement': DECIDES,
    'Viewer.payAccounts': READS,
    'Viewer.statement': READS,
    'Viewer.statements': READS,
  },
};
