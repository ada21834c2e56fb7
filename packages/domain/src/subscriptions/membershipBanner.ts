import { routePath } from '../navigation/routePath.ts';
import type { BannerVariant } from '../overlays/bannerVariants.ts';
import { formatLongDate } from '../time/formatDate.ts';
import { startOfManilaDay } from '../time/manilaDay.ts';
import type { Dues } from './dues.ts';
import type { GraceDays } from './grace.ts';
import { lastDayOfGrace } from './lastDayOfGrace.ts';

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
  readonly link: { readonly label: string; readonly href: string };
}

type Banner = Omit<MembershipBanner, 'kind'>;

interface Circumstances extends GraceDays {
  readonly renewalLink: string;
  readonly now: Date;
}

const bills = (label: string): Banner['link'] => ({ label, href: routePath('account', { q: 'billings' }) });

const expiredText = (expiry: Date, { expiryGraceDays, now }: Circumstances): string => {
  const lastDay = lastDayOfGrace(expiry, expiryGraceDays);
  const isOpen = startOfManilaDay(now).getTime() <= lastDay.getTime();
  const renew = isOpen ? `Renew until ${formatLongDate(lastDay)} to keep your access.` : 'Renew to open your courses again.';
  return `Your membership expired on ${formatLongDate(expiry)}. ${renew}`;
};

const overdueText = (due: Date, { overdueGraceDays }: Circumstances): string =>
  `Your payment was due on ${formatLongDate(due)}. Please settle it until ${formatLongDate(lastDayOfGrace(due, overdueGraceDays))}.`;

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
        text: expiredText(expired.expiry, circumstances),
        link: { label: 'Renew', href: circumstances.renewalLink },
      },
  },
  {
    kind: 'expiringSoon',
    of: ({ expiringSoon }, { renewalLink }) =>
      expiringSoon && {
        variant: 'warning',
        subject: String(expiringSoon.id),
        text: `Your membership expires on ${formatLongDate(expiringSoon.expiry)}.`,
        link: { label: 'Renew', href: renewalLink },
      },
  },
  {
    kind: 'overduePayment',
    of: ({ overduePayments: [first] }, circumstances) =>
      first
        ? {
            variant: 'danger',
            subject: String(first.id),
            text: overdueText(first.scheduleDate, circumstances),
            link: bills('Pay now'),
          }
        : null,
  },
  {
    kind: 'upcomingPaymentDue',
    of: ({ upcomingPaymentDue }) =>
      upcomingPaymentDue && {
        variant: 'warning',
        subject: String(upcomingPaymentDue.id),
        text: `Your next payment is due on ${formatLongDate(upcomingPaymentDue.scheduleDate)}.`,
        link: bills('View bills'),
      },
  },
];

/**
 * The membership banner for the dues, or null when there is nothing to announce. In order: expired,
 * expiring soon, overdue payment, upcoming payment. Renewing keeps an expired membership until the
 * last day of grace, in Manila; afterwards it opens the courses again. `showsMembershipBanner`
 * decides who sees the banner at all.
 *
 * @param renewalLink the address for renewals: the setting, or the funnel's checkout
 * @param grace the days of grace, from the settings
 * @throws RangeError when a date of the dues is invalid, or days of grace in use are not a whole
 *   number from 0
 * @example
 * const expiringSoon = { id: 1, expiry: new Date('2025-11-27') };
 * const dues = { expired: null, expiringSoon, upcomingPaymentDue: null, overduePayments: [] };
 * const grace = { expiryGraceDays: 14, overdueGraceDays: 14 };
 * membershipBanner(dues, '/checkout/12', grace, new Date('2025-11-17'))?.variant // 'warning'
 * @spec 2 §4, §9; the text after the days of grace is a product decision
 */
export function membershipBanner(dues: Dues, renewalLink: string, grace: GraceDays, now: Date): MembershipBanner | null {
  for (const { kind, of } of BANNERS) {
    const banner = of(dues, { ...grace, renewalLink, now });
    if (banner) return { kind, ...banner };
  }
  return null;
}
