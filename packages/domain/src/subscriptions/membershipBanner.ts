import type { BannerVariant } from '../overlays/bannerVariants.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatLongDate } from '../time/formatDate.ts';
import type { Dues } from './dues.ts';
import type { GraceDays } from './grace.ts';
import { graceEnd } from './graceEnd.ts';
import type { MembershipContact } from './membershipContact.ts';
import { type MembershipLink, membershipLinks } from './membershipLinks.ts';
import { membershipText } from './membershipTexts.ts';

export interface MembershipBanner {
  /** Also the key under which its dismissal is stored. */
  readonly kind: 'expired' | 'expiringSoon' | 'overduePayment' | 'upcomingPaymentDue';
  readonly variant: BannerVariant;
  /**
   * The id of the subscription or payment it is about. Its dismissal counts for that one only; see
   * `isBannerDismissed`.
   */
  readonly subject: string;
  readonly text: string;
  /** The actions, the best one first; see `membershipLinks`. */
  readonly links: readonly MembershipLink[];
}

type Banner = Omit<MembershipBanner, 'kind'>;

/** The address for renewals, and the contact for help. */
export interface RenewalWays {
  /** The address for renewals: the setting, or the funnel's checkout. Null without one. */
  readonly renewalLink: string | null;
  readonly contact: MembershipContact | null;
}

interface Circumstances extends GraceDays, RenewalWays {
  readonly now: Date;
}

/**
 * In order of importance: only the first that applies is shown.
 *
 * @spec 2 §4
 */
const BANNERS: readonly {
  readonly kind: MembershipBanner['kind'];
  readonly of: (dues: Dues, circumstances: Circumstances) => Banner | null;
}[] = [
  {
    kind: 'expired',
    of: ({ expired }, circumstances) =>
      expired && {
        variant: 'danger',
        subject: String(expired.id),
        text: membershipText('expired', graceEnd('expired', expired.expiry, circumstances), circumstances.now),
        links: membershipLinks('renew', circumstances.renewalLink, circumstances.contact),
      },
  },
  {
    kind: 'expiringSoon',
    of: ({ expiringSoon }, { renewalLink, contact }) =>
      expiringSoon && {
        variant: 'warning',
        subject: String(expiringSoon.id),
        text: `Your membership expires on ${formatLongDate(expiringSoon.expiry)}.`,
        links: membershipLinks('renew', renewalLink, contact),
      },
  },
  {
    kind: 'overduePayment',
    of: ({ overduePayments: [first] }, circumstances) =>
      first
        ? {
            variant: 'danger',
            subject: String(first.id),
            text: membershipText('overdue', graceEnd('overdue', first.scheduleDate, circumstances), circumstances.now),
            links: membershipLinks('pay', null, circumstances.contact),
          }
        : null,
  },
  {
    kind: 'upcomingPaymentDue',
    of: ({ upcomingPaymentDue }, { contact }) =>
      upcomingPaymentDue && {
        variant: 'warning',
        subject: String(upcomingPaymentDue.id),
        text: `Your next payment is due on ${formatLongDate(upcomingPaymentDue.scheduleDate)}.`,
        links: membershipLinks('bills', null, contact),
      },
  },
];

/**
 * The membership banner for the dues, or null when there is nothing to announce. In order: expired,
 * expiring soon, overdue payment, upcoming payment. Renewing keeps an expired membership until the
 * last day of grace, in Manila; afterwards it opens the content again. `showsMembershipBanner`
 * decides who sees the banner at all.
 *
 * @param ways the address for renewals, and the contact
 * @param grace the days of grace, from the settings
 * @throws RangeError when a date of the dues is invalid, or days of grace in use are not a whole
 *   number from 0
 * @example
 * const expiringSoon = { id: 1, expiry: new Date('2025-11-27') };
 * const dues = { expired: null, expiringSoon, upcomingPaymentDue: null, overduePayments: [] };
 * const grace = { expiryGraceDays: 14, overdueGraceDays: 14 };
 * const ways = { renewalLink: '/checkout/12', contact: null };
 * membershipBanner(dues, ways, grace, new Date('2025-11-17'))?.variant // 'warning'
 * @spec 2 §4, §9; the text after the days of grace is a product decision
 */
export function membershipBanner(dues: Dues, ways: RenewalWays, grace: GraceDays, now: Date): MembershipBanner | null {
  checkDates({ now });
  const end = dues.expired ?? dues.expiringSoon;
  if (end) checkDates({ expiry: end.expiry });
  const due = dues.overduePayments[0] ?? dues.upcomingPaymentDue;
  if (due) checkDates({ scheduleDate: due.scheduleDate });
  for (const { kind, of } of BANNERS) {
    const banner = of(dues, { ...grace, ...ways, now });
    if (banner) return { kind, ...banner };
  }
  return null;
}
