import type { SessionUser } from '../access/sessionUser.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import type { Dues } from './dues.ts';
import type { GraceDays } from './grace.ts';

/** The dues of a member, with the data the banner and the gate need. */
export interface MembershipDues extends GraceDays {
  readonly dues: Dues<number>;
  /** The address for renewals; null if no membership ends or has ended. */
  readonly renewalLink: string | null;
}

type Membership = NonNullable<SessionUser['membership']>;

const readExpiry = (of: Membership['expired']) => of && { id: of.id, expiry: new Date(of.expiry) };
const readDue = ({ id, scheduleDate }: Membership['overduePayments'][number]) => ({
  id,
  scheduleDate: fromIsoDay(scheduleDate) ?? new Date(Number.NaN),
});

/**
 * Parses the dues in a session; null when it has none. An invalid text becomes an invalid date.
 *
 * @example membershipDues({ membership: null }) // null
 * @spec 2 §3, "Dues-and-expiration result"
 */
export function membershipDues(user: Pick<SessionUser, 'membership'> | null): MembershipDues | null {
  const membership = user?.membership;
  if (!membership) return null;
  const { expired, expiringSoon, upcomingPaymentDue, overduePayments, ...rest } = membership;
  return {
    ...rest,
    dues: {
      expired: readExpiry(expired),
      expiringSoon: readExpiry(expiringSoon),
      upcomingPaymentDue: upcomingPaymentDue && readDue(upcomingPaymentDue),
      overduePayments: overduePayments.map(readDue),
    },
  };
}
