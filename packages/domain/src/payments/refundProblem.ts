import { formatCentavos } from '../money/formatPeso.ts';

/** The money that a refund can come from, in whole centavos. */
export interface Refundable {
  /** Received for the invoice, or the person's credit. */
  readonly received: number;
  /** Paid back of it before, and waiting to be. */
  readonly refunded: number;
}

/**
 * Explains why an amount cannot be paid back, as a sentence, or returns null: refunds never exceed
 * what was received less what was paid back.
 *
 * @param centavos the refund in whole centavos, from 1
 * @example refundProblem(100, { received: 100, refunded: 0 }) // null
 * @spec a product decision
 */
export function refundProblem(centavos: number, { received, refunded }: Refundable): string | null {
  const left = received - refunded;
  if (left <= 0) return 'Nothing is left to pay back.';
  return centavos > left ? `At most ${formatCentavos(left)} can be paid back.` : null;
}

/** Whether a refund pays back everything that was received, which ends the access. */
export const isFullRefund = (centavos: number, { received, refunded }: Refundable): boolean => refunded + centavos >= received;
