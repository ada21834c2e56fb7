import { routePath } from '../navigation/routePath.ts';
import type { BannerVariant } from '../overlays/bannerVariants.ts';
import { formatLongDate } from '../time/formatDate.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import type { Dues } from './dues.ts';

/** The banner gives so many days after an expiry or a due date. Specification 2 §9. */
export const BANNER_WINDOW_DAYS = 14;

export interface MembershipBanner {
  /** Also the name under which its dismissal is stored. */
  readonly kind: 'expired' | 'expiringSoon' | 'overduePayment' | 'upcomingPaymentDue';
  readonly variant: BannerVariant;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

type Banner = Omit<MembershipBanner, 'kind'>;

const windowEnd = (from: Date): string => formatLongDate(addManilaDays(from, BANNER_WINDOW_DAYS));

const bills = (label: string): Banner['link'] => ({ label, href: routePath('account', { q: 'billings' }) });

/** In order of importance: the first that applies is the only one shown. Specification 2 §4. */
const BANNERS: readonly { readonly kind: MembershipBanner['kind']; readonly of: (dues: Dues, renewalLink: string) => Banner | null }[] = [
  {
    kind: 'expired',
    of: ({ expired }, href) =>
      expired && {
        variant: 'danger',
        text: `Your membership expired on ${formatLongDate(expired.expiry)}. Renew until ${windowEnd(expired.expiry)} to keep your access.`,
        link: { label: 'Renew', href },
      },
  },
  {
    kind: 'expiringSoon',
    of: ({ expiringSoon }, href) =>
      expiringSoon && {
        variant: 'warning',
        text: `Your membership expires on ${formatLongDate(expiringSoon.expiry)}.`,
        link: { label: 'Renew', href },
      },
  },
  {
    kind: 'overduePayment',
    of: ({ overduePayments: [first] }) =>
      first
        ? {
            variant: 'danger',
            text: `Your payment was due on ${formatLongDate(first.scheduleDate)}. Please settle it until ${windowEnd(first.scheduleDate)}.`,
            link: bills('Pay now'),
          }
        : null,
  },
  {
    kind: 'upcomingPaymentDue',
    of: ({ upcomingPaymentDue }) =>
      upcomingPaymentDue && {
        variant: 'warning',
        text: `Your next payment is due on ${formatLongDate(upcomingPaymentDue.scheduleDate)}.`,
        link: bills('View bills'),
      },
  },
];

/**
 * The membership banner for these dues, or null where there is nothing to say: expired, then expiring soon, then overdue payment,
 * then upcoming payment. Who sees it at all is decided by `showsMembershipBanner`.
 *
 * @param renewalLink where a membership is renewed: the setting, or the funnel's checkout
 * @throws RangeError when a date is invalid
 * @example membershipBanner({ ...none, expiringSoon: { id: 1, expiry } }, '/checkout/12')?.variant // 'warning'
 * Specification 2 §4, §9.
 */
export function membershipBanner(dues: Dues, renewalLink: string): MembershipBanner | null {
  for (const { kind, of } of BANNERS) {
    const banner = of(dues, renewalLink);
    if (banner) return { kind, ...banner };
  }
  return null;
}
