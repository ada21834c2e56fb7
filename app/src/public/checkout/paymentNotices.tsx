import { Alert } from '@atlas/ui';
import { enumWord } from '@atlas/domain/lists';
import { ATTEMPT_STATES, payerNotice } from '@atlas/domain/providers';

/** The payment that a payer began last on the page of a provider. */
export interface OnlinePayment {
  readonly state: string;
  readonly isKept: boolean;
  readonly method: string;
}

const STATES = ATTEMPT_STATES.map(({ value }) => value);

/** The notice for a payer about the payment that they began last. */
export const noticeOf = (begun: OnlinePayment | null, back: 'paid' | 'cancelled' | null) =>
  payerNotice(begun && { isKept: begun.isKept, state: enumWord(STATES, begun.state) ?? 'ended', back });

export const CHECKING = { title: 'We are checking your payment', text: '' };
export const KEPT = {
  title: 'Your payment arrived',
  text: 'We are looking at it, because it does not fit by itself. You need not pay again. We write to you within a day.',
};

/** A payer who turned back from the page of a provider. */
export const Returned = () => (
  <Alert tone="info">
    You came back before the payment was confirmed. If you paid, it shows here within a few minutes. If not, pay below.
  </Alert>
);
