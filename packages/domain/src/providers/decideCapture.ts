import { checkGiven } from '../errors/checkKnown.ts';
import { formatCentavos } from '../money/formatPeso.ts';

/** A payment as its provider reports it when asked. */
export interface ReportedPayment {
  /** Whole centavos. */
  readonly centavos: number;
  /** The currency's code. */
  readonly currency: string;
  readonly status: 'pending' | 'paid' | 'failed';
}

/** The order or the entry that a payment was begun for, as it is now. */
export interface CaptureTarget {
  /** The amount that was asked for, in whole centavos. */
  readonly asked: number;
  /** The amount that is due now, in whole centavos. 0 when nothing is. */
  readonly due: number;
  /** Why nothing can be paid any more: it ended, or it is paid. Null while it can. */
  readonly closed: 'ended' | 'paid' | null;
}

/** Why money of a provider is kept and pays nothing by itself. */
export const KEPT_REASONS = [
  { value: 'currency', label: 'It is not in pesos' },
  { value: 'amount', label: 'The amount is not the one that was asked for' },
  { value: 'ended', label: 'It came after the order or the payment had ended' },
  { value: 'paid', label: 'It was paid already' },
  { value: 'blocked', label: 'The order could not be completed' },
] as const;

export type KeptReason = (typeof KEPT_REASONS)[number]['value'];

/**
 * The effect of a reported payment: nothing yet, it pays what it was begun for, it is kept for
 * staff to decide, or it did not happen.
 */
export type Capture =
  | { readonly does: 'wait' }
  | { readonly does: 'end' }
  | { readonly does: 'pay' }
  | { readonly does: 'keep'; readonly reason: KeptReason };

/**
 * Decides what a reported payment does. Money pays only what it was begun for: in pesos, with the
 * amount that was asked for and is still due. All other money is kept, and staff apply it or pay it
 * back. A product decision.
 *
 * @throws RangeError for a missing value
 * @example
 * const target = { asked: 349_900, due: 349_900, closed: null };
 * decideCapture({ status: 'paid', centavos: 349_900, currency: 'PHP' }, target) // { does: 'pay' }
 */
export function decideCapture({ status, centavos, currency }: ReportedPayment, { asked, due, closed }: CaptureTarget): Capture {
  checkGiven({ closed });
  if (status === 'pending') return { does: 'wait' };
  if (status === 'failed') return { does: 'end' };
  if (currency !== 'PHP') return { does: 'keep', reason: 'currency' };
  if (closed !== null) return { does: 'keep', reason: closed };
  return centavos === asked && centavos === due ? { does: 'pay' } : { does: 'keep', reason: 'amount' };
}

/**
 * Why money was kept, as a sentence for staff.
 *
 * @example keptText('amount', { centavos: 100, asked: 349_900 })
 * // '₱1.00 arrived, and ₱3,499.00 was asked for.'
 */
export function keptText(reason: KeptReason, { centavos, asked }: { centavos: number; asked: number }): string {
  if (reason === 'amount') return `${formatCentavos(centavos)} arrived, and ${formatCentavos(asked)} was asked for.`;
  return `${KEPT_REASONS.find(({ value }) => value === reason)?.label ?? reason}.`;
}
