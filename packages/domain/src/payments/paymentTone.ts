import { checkDates } from '../time/checkDates.ts';
import { manilaDaysBetween } from '../time/manilaDay.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/**
 * Below these numbers of days the badge is yellow and blue, respectively.
 *
 * @spec 2 §9
 */
export const BADGE_DAYS = [7, 30] as const;

export type PaymentTone = 'green' | 'red' | 'yellow' | 'blue' | 'plain';

/**
 * In order of importance: the first match determines the colour.
 *
 * @spec 2 §4
 */
const TONES: readonly { readonly tone: PaymentTone; readonly applies: (status: PaymentStatus, days: number) => boolean }[] = [
  { tone: 'green', applies: (status) => status === 'Paid' },
  { tone: 'red', applies: (_status, days) => days < 0 },
  { tone: 'yellow', applies: (_status, days) => days < BADGE_DAYS[0] },
  { tone: 'blue', applies: (_status, days) => days < BADGE_DAYS[1] },
];

/**
 * The colour of an entry's badge, by its state and the days to its date in Manila: green when paid,
 * red when overdue, yellow under 7 days, blue under 30, otherwise plain. An invalid date and a voided entry
 * are plain.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const entry = { status: 'Unpaid', scheduleDate: new Date('2025-11-23') };
 * paymentTone(entry, new Date('2025-11-17')) // 'yellow'
 * @spec 2 §4
 */
export function paymentTone(
  entry: { readonly status: PaymentStatus; readonly scheduleDate: Date; readonly isVoided?: boolean },
  now: Date,
): PaymentTone {
  checkDates({ scheduleDate: entry.scheduleDate, now });
  if (entry.isVoided === true) return 'plain';
  const days = manilaDaysBetween(now, entry.scheduleDate);
  return TONES.find(({ applies }) => applies(entry.status, days))?.tone ?? 'plain';
}
