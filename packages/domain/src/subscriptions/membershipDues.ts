import type { SessionUser } from '../access/sessionUser.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import type { Dues } from './dues.ts';
import type { GraceDays } from './grace.ts';

/** The dues of a member, with what the banner and the gate count with. */
export interface MembershipDues extends GraceDays {
  readonly dues: Dues<number>;
  /** Where the membership is renewed; null where none ends or ended. */
  readonly renewalLink: string | null;
}

type Membership = NonNullable<SessionUser['membership']>;

const readExpiry = (of: Membership['expired']) => of && { id: of.id, expiry: new Date(of.expiry) };
const readDue = ({ id, scheduleDate }: Membership['overduePayments'][number]) => ({
  id,
  scheduleDate: fromIsoDay(scheduleDate) ?? new Date(Number.NaN),
});

/**
 * The dues that a session carries, read; null where it carries none. A text that is no date becomes an invalid date.
 *
 * @example membershipDues({ membership: null }) // null
 * Specification 2 §3, "Dues-and-expiration result".
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
