import { checkKnown } from '../errors/checkKnown.ts';
import type { NotificationKind } from './kinds.ts';
import { type MailName, MAILS } from './mails.ts';

/**
 * The classes of emails.
 * - `account`: about the account. Sent at any hour.
 * - `appointment`: about an event that the person chose. Sent at any hour, because an evening event
 *   is over in the morning.
 * - `result`: about the person's own money, access and progress. Held during the quiet hours.
 * - `limited`: everything else. Held during the quiet hours, and at most one a day for each person.
 */
export type MailClass = 'account' | 'appointment' | 'result' | 'limited';

const CLASSES: Readonly<Partial<Record<NotificationKind, MailClass>>> = {
  'payment-approved': 'result',
  'payment-rejected': 'result',
  refund: 'result',
  enrolment: 'result',
  'move-up': 'result',
  'event-reminder': 'appointment',
};

/**
 * The class of an email, by its name and, for a single notification, its kind.
 *
 * @throws RangeError for an unknown value
 * @example mailClass('notification', 'payment-due') // 'limited'
 * @spec a product decision
 */
export function mailClass(name: MailName, kind: NotificationKind | null): MailClass {
  checkKnown({ name }, MAILS);
  if (MAILS[name].isAboutAccount) return 'account';
  return (kind === null ? undefined : CLASSES[kind]) ?? 'limited';
}

/** Whether emails of a class wait until the end of the quiet hours. */
export const isHeldAtNight = (of: MailClass): boolean => of === 'result' || of === 'limited';

/**
 * The notifications that go before others when a person has several limited emails, most important
 * first. The daily news is last.
 */
export const LIMITED_BY_IMPORTANCE = [
  'payment-overdue',
  'payment-due',
  'membership-expiring',
] as const satisfies readonly NotificationKind[];
