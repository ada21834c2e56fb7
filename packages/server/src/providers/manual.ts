import { ProviderProblem, type ProviderPort } from './port.ts';

const byHand = (): Promise<never> => Promise.reject(new ProviderProblem('refused', 'Staff move this money by hand.'));

/** Payments that staff check: the payer sends the money and its receipt, and staff pay back by hand. */
export const MANUAL: ProviderPort = {
  name: 'manual',
  startPayment: () => Promise.resolve(null),
  findStarted: () => Promise.resolve(null),
  readPayment: () => Promise.resolve({ isEnded: false, payments: [] }),
  endPayment: () => Promise.resolve(),
  refund: byHand,
  readRefund: byHand,
  verifyWebhook: () => null,
  subjectOf: () => ({ kind: 'unknown' }),
};
