import { validateWith } from '@atlas/domain/forms';
import { DAY_NEEDS_REASON, whyNotDay } from '@atlas/domain/ledger';
import { approveScheduleForm, NO_EXTERNAL_INVOICE } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { received_proof$key } from './__generated__/received_proof.graphql.ts';

/** Money as staff enter it. */
export interface Received {
  paymentPlatform: string;
  transactionId: string;
  /** Whole pesos; null for the expected amount. */
  amount: number | null;
  /** A day such as 2025-11-17. */
  paidOn: string;
  externalInvoiceId: string;
  reason: string;
}

/** A payment as its proof states it. */
export interface Sent {
  readonly amount: number;
  readonly platform: string;
  readonly reference: string;
  readonly paidOn: string;
}

/** Reads a payment as its proof states it. */
export function readProof(ref: received_proof$key): Sent {
  const { amount, platform, reference, paidOn } = readInlineData<received_proof$key>(
    graphql`
      fragment received_proof on PaymentProof @inline {
        amount
        platform
        reference
        paidOn
      }
    `,
    ref,
  );
  return { amount, platform, reference, paidOn };
}

const whole = (pesos: number): number | null => (Number.isInteger(pesos) && pesos > 0 ? pesos : null);

/** The initial values: those of the waiting proof, otherwise the expected amount today. */
export const receivedValues = (expected: number, now: Date, sent: Sent | null): Received => ({
  paymentPlatform: sent?.platform ?? '',
  transactionId: sent?.reference ?? '',
  amount: whole(expected),
  paidOn: sent?.paidOn ?? isoDay(now),
  externalInvoiceId: NO_EXTERNAL_INVOICE,
  reason: '',
});

const check = validateWith(approveScheduleForm);

/** The validator of received money. A proof is reason enough for a day in the past. */
export const receivedErrors =
  ({ now, hasProof }: { now: Date; hasProof: boolean }) =>
  (values: Received) => {
    const errors = check(values);
    if (values.paidOn === '' || errors['paidOn'] !== undefined) return errors;
    const reason = values.reason.trim() || (hasProof ? 'The payer sent a proof.' : null);
    const problem = whyNotDay({ day: values.paidOn, reason }, now);
    return problem === null ? errors : { ...errors, [problem === DAY_NEEDS_REASON ? 'reason' : 'paidOn']: problem };
  };
