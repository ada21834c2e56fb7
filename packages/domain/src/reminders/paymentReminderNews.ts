import { formatCentavos } from '../money/formatPeso.ts';
import { lastDayOfGrace } from '../subscriptions/lastDayOfGrace.ts';
import { formatDayInWords } from '../time/formatDayInWords.ts';
import { fromIsoDay } from '../time/isoDay.ts';

/** A payment that its person is reminded of. */
export interface RemindedPayment {
  /** The name of the product. */
  readonly product: string;
  readonly centavos: number;
  /** The day on which it is due, in Manila. */
  readonly scheduleDate: string;
}

/** A reminder as a notification. */
export interface PaymentReminderNews {
  readonly kind: 'payment-due' | 'payment-overdue';
  readonly title: string;
  readonly body: string;
}

/** The payments that a message lists; the others are counted. */
const MAX_LISTED = 8;

const HELP = 'Already paid? Send your receipt from this page. If you need more time, message us.';

const dayOf = (day: string): Date => {
  const at = fromIsoDay(day);
  if (at === null) throw new RangeError(`Not a day: ${day}`);
  return at;
};

/**
 * The message that reminds a person of payments: one or several, due or overdue. It is about
 * overdue payments when at least one is. Days are named, because an email may be read on a later
 * day.
 *
 * @param payments at least one, earliest first
 * @param today a day in Manila
 * @param graceDays days after the due day until which content stays open
 * @throws RangeError without a payment, or for an invalid day
 * @example
 * const payment = { product: 'Freelancing Course', centavos: 349_900, scheduleDate: '2025-11-21' };
 * paymentReminderNews([payment], '2025-11-18', 14).title
 * // 'A payment is due on Friday, November 21'
 * @spec a product decision
 */
export function paymentReminderNews(payments: readonly RemindedPayment[], today: string, graceDays: number): PaymentReminderNews {
  const now = dayOf(today);
  const dated = payments.map((payment) => ({ ...payment, day: dayOf(payment.scheduleDate) }));
  const [first] = dated;
  if (first === undefined) throw new RangeError('No payment to remind of');
  const isOverdue = first.day < now;
  const kind = isOverdue ? 'payment-overdue' : 'payment-due';
  const lastDay = lastDayOfGrace(first.day, graceDays);
  const request = isOverdue && lastDay >= now ? [`Please pay by ${formatDayInWords(lastDay)} to keep your access.`] : [];
  if (dated.length === 1) {
    const was = isOverdue ? `was due on ${formatDayInWords(first.day)}` : `is due on ${formatDayInWords(first.day)}`;
    const title = isOverdue ? `Your payment ${was}` : `A payment ${was}`;
    return {
      kind,
      title,
      body: [`Your payment of ${formatCentavos(first.centavos)} for ${first.product} ${was}.`, ...request, HELP].join(' '),
    };
  }
  const total = formatCentavos(dated.reduce((sum, { centavos }) => sum + centavos, 0));
  const lines = dated
    .slice(0, MAX_LISTED)
    .map(
      ({ product, centavos, day }) =>
        `${formatCentavos(centavos)} for ${product}, ${day < now ? 'was due' : 'due'} on ${formatDayInWords(day)}`,
    );
  const more = dated.length > MAX_LISTED ? [`and ${dated.length - MAX_LISTED} more`] : [];
  const title = isOverdue ? `${dated.length} payments need your attention` : `${dated.length} payments are due soon`;
  return { kind, title, body: [`${total} in all:`, ...lines, ...more, [...request, HELP].join(' ')].join('\n') };
}
