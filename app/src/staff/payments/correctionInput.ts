import { enumName } from '@atlas/domain/lists';
import { CORRECTION_KINDS, type CorrectionKind, typedPesos } from '@atlas/domain/payments';

/** The fields of a correction as they are typed. */
export interface CorrectionValues {
  kind: CorrectionKind | '';
  paymentPlatform: string;
  userId: string;
  amount: string;
  paidOn: string;
  transactionId: string;
  reason: string;
}

const fieldOf = (kind: CorrectionKind | '') => CORRECTION_KINDS.find(({ value }) => value === kind)?.field ?? null;

/** The typed values in the form that the correction's rules check: only the one that its kind changes. */
export function correctionValues({ kind, reason, ...typed }: CorrectionValues) {
  const field = fieldOf(kind);
  return {
    kind,
    reason,
    transactionId: field === 'transactionId' ? typed.transactionId : '',
    ...(field === 'paymentPlatform' && { paymentPlatform: typed.paymentPlatform }),
    ...(field === 'userId' && { userId: typed.userId === '' ? null : Number(typed.userId) }),
    ...(field === 'amount' && { amount: typed.amount }),
    ...(field === 'paidOn' && { paidOn: typed.paidOn }),
  };
}

/** A checked correction as the API takes it. */
export function correctionInput(typed: CorrectionValues) {
  const { kind, amount, ...values } = correctionValues(typed);
  return { ...values, kind: enumName(kind || 'platform'), ...(amount !== undefined && { amount: typedPesos(amount) }) };
}
