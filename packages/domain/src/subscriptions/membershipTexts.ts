import { checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatLongDate } from '../time/formatDate.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';

/** The end of an access, and the grace after it. */
export interface AccessEnd {
  /** The expiry, or the day on which a payment was due. */
  readonly on: Date;
  /** The last day of grace; see `lastDayOfGrace`. */
  readonly lastDay: Date;
}

/** A membership that has expired, or a payment that is overdue. */
export type AccessEndReason = 'expired' | 'overdue';

const BEGIN: Readonly<Record<AccessEndReason, string>> = { expired: 'Your membership expired on', overdue: 'Your payment was due on' };

const STEP: Readonly<Record<AccessEndReason, string>> = { expired: 'Renew', overdue: 'Pay' };

const checkEnd = (reason: AccessEndReason, { on, lastDay }: AccessEnd): void => {
  checkKnown({ reason }, BEGIN);
  checkDates({ on, lastDay });
};

/**
 * The notice of an expired membership or an overdue payment during its grace period: both dates,
 * and what to do.
 *
 * @throws RangeError for an invalid date
 * @spec 2 §9; the texts are a product decision
 */
function graceText(reason: AccessEndReason, { on, lastDay }: AccessEnd): string {
  const [from, until] = [formatLongDate(on), formatLongDate(lastDay)];
  return reason === 'expired'
    ? `${BEGIN.expired} ${from}. Renew by ${until} to keep your access.`
    : `${BEGIN.overdue} ${from}. Please pay by ${until}.`;
}

/**
 * The notice of an expired membership or an overdue payment after its grace period: when it ended,
 * the last day of access, and what to do. Without a grace period there is one date.
 *
 * @throws RangeError for an invalid date
 * @example
 * const day = new Date('2025-11-15');
 * accessEndedText('overdue', { on: day, lastDay: day })
 * // 'Your payment was due on Saturday, 11/15/2025. Pay to get your access back.'
 * @spec 2 §9; the texts are a product decision
 */
export function accessEndedText(reason: AccessEndReason, { on, lastDay }: AccessEnd): string {
  checkEnd(reason, { on, lastDay });
  const [from, until] = [formatLongDate(on), formatLongDate(lastDay)];
  const ended = from === until ? '' : ` and your access ended on ${until}`;
  return `${BEGIN[reason]} ${from}${ended}. ${STEP[reason]} to get your access back.`;
}

/**
 * The one notice of an expired membership or an overdue payment. The banner, the gate, locked
 * content and the page of a funnel all show it.
 *
 * @throws RangeError for an invalid date of the end
 * @example
 * const end = { on: new Date('2025-11-03'), lastDay: new Date('2025-11-17') };
 * membershipText('overdue', end, new Date('2025-11-10'))
 * // 'Your payment was due on Monday, 11/03/2025. Please pay by Monday, 11/17/2025.'
 * @spec 2 §9
 */
export function membershipText(reason: AccessEndReason, end: AccessEnd, now: Date): string {
  checkEnd(reason, end);
  checkDates({ now });
  return startOfManilaDay(now).getTime() <= end.lastDay.getTime() ? graceText(reason, end) : accessEndedText(reason, end);
}
