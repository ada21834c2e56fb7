import { describe, expect, test } from 'vitest';
import type { SessionUser } from '../access/sessionUser.ts';
import { membershipDues } from './membershipDues.ts';

const NOTHING = { expired: null, expiringSoon: null, upcomingPaymentDue: null, overduePayments: [] };
const GRACE = { expiryGraceDays: 14, overdueGraceDays: 3, renewalLink: '/checkout/12' };
const membership = (more: object) => ({ ...NOTHING, ...GRACE, ...more }) as NonNullable<SessionUser['membership']>;

describe('membershipDues', () => {
  test('returns null for a session without dues, and without a user', () => {
    expect(membershipDues({ membership: null })).toBeNull();
    expect(membershipDues(null)).toBeNull();
  });

  test('parses instants as they are, and days as their start in Manila', () => {
    const of = membership({
      expired: { id: 7, expiry: '2025-11-03T02:00:00.000Z' },
      expiringSoon: { id: 8, expiry: '2025-12-03T02:00:00.000Z' },
      upcomingPaymentDue: { id: 21, scheduleDate: '2025-11-10' },
      overduePayments: [{ id: 22, scheduleDate: '2025-10-10' }],
    });
    expect(membershipDues({ membership: of })).toEqual({
      ...GRACE,
      dues: {
        expired: { id: 7, expiry: new Date('2025-11-03T02:00:00Z') },
        expiringSoon: { id: 8, expiry: new Date('2025-12-03T02:00:00Z') },
        upcomingPaymentDue: { id: 21, scheduleDate: new Date('2025-11-10T00:00:00+08:00') },
        overduePayments: [{ id: 22, scheduleDate: new Date('2025-10-10T00:00:00+08:00') }],
      },
    });
  });

  test('returns invalid dates for invalid texts', () => {
    const of = membership({
      expired: { id: 7, expiry: 'soon' },
      overduePayments: [{ id: 22, scheduleDate: '2025-02-30' }],
    });
    const { dues } = membershipDues({ membership: of }) ?? {};
    expect(dues?.expired?.expiry.getTime()).toBeNaN();
    expect(dues?.overduePayments[0]?.scheduleDate.getTime()).toBeNaN();
  });
});
