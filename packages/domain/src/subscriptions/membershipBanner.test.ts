import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionUser } from '../access/sessionUser.ts';
import { isBannerDismissed } from '../overlays/bannerDismissal.ts';
import { type Dues, duesAndExpiration } from './dues.ts';
import { expiryText } from './expiryText.ts';
import { EXPIRY_GRACE_DAYS, OVERDUE_GRACE_DAYS } from './grace.ts';
import { lastDayOfGrace } from './lastDayOfGrace.ts';
import { membershipBanner } from './membershipBanner.ts';
import { membershipContact } from './membershipContact.ts';
import { membershipLinks } from './membershipLinks.ts';
import { accessEndedText, membershipText } from './membershipTexts.ts';
import { showsMembershipBanner } from './showsMembershipBanner.ts';

const NOW = new Date('2025-11-17T02:00:00Z');
const NONE: Dues = { expiringSoon: null, expired: null, upcomingPaymentDue: null, overduePayments: [] };
const EXPIRED = { id: 1, expiry: new Date('2025-11-16T15:59:59Z') };
const SOON = { id: 2, expiry: new Date('2025-11-16T16:00:00Z') };
const OVERDUE = { id: 3, scheduleDate: new Date('2025-11-01T00:00:00Z') };
const UPCOMING = { id: 4, scheduleDate: new Date('2025-11-20T00:00:00Z') };

const CONTACT = { label: 'Message your coach', href: 'https://www.facebook.com/coach.liza' };
const WAYS = { renewalLink: '/checkout/1', contact: CONTACT };
const NO_WAYS = { renewalLink: null, contact: null };

const GRACE = { expiryGraceDays: EXPIRY_GRACE_DAYS, overdueGraceDays: OVERDUE_GRACE_DAYS };

describe('membershipBanner', () => {
  test('is null when there is nothing to announce', () => {
    expect(membershipBanner(NONE, NO_WAYS, GRACE, NOW)).toBeNull();
  });

  test.each([
    [
      { ...NONE, expired: EXPIRED },
      'expired',
      'danger',
      '1',
      'Your membership expired on Sunday, 11/16/2025. Renew by Sunday, 11/30/2025 to keep your access.',
      [{ label: 'Renew', href: '/checkout/1' }, CONTACT],
    ],
    [
      { ...NONE, expiringSoon: SOON },
      'expiringSoon',
      'warning',
      '2',
      'Your membership expires on Monday, 11/17/2025.',
      [{ label: 'Renew', href: '/checkout/1' }, CONTACT],
    ],
    [
      { ...NONE, overduePayments: [OVERDUE] },
      'overduePayment',
      'danger',
      '3',
      'Your payment was due on Saturday, 11/01/2025 and your access ended on Saturday, 11/15/2025. Pay to get your access back.',
      [{ label: 'Pay now', href: '/account?q=billings' }, CONTACT],
    ],
    [
      { ...NONE, upcomingPaymentDue: UPCOMING },
      'upcomingPaymentDue',
      'warning',
      '4',
      'Your next payment is due on Thursday, 11/20/2025.',
      [{ label: 'View bills', href: '/account?q=billings' }, CONTACT],
    ],
  ])('%#', (dues, kind, variant, subject, text, links) => {
    expect(membershipBanner(dues, WAYS, GRACE, NOW)).toEqual({ kind, variant, subject, text, links });
  });

  const until = 'Your membership expired on Sunday, 11/16/2025. Renew by Sunday, 11/30/2025 to keep your access.';
  const after = 'Your membership expired on Sunday, 11/16/2025 and your access ended on Sunday, 11/30/2025. Renew to get your access back.';
  test.each([
    ['the day before the last day of grace', '2025-11-29T15:59:59.999Z', until],
    ['at the midnight before it', '2025-11-29T16:00:00.000Z', until],
    ['on the last day of grace', '2025-11-30T15:59:59.999Z', until],
    ['at the midnight after it', '2025-11-30T16:00:00.000Z', after],
    ['at an invalid time', 'nonsense', after],
  ])('expired: %s', (_name, now, text) => {
    expect(membershipBanner({ ...NONE, expired: EXPIRED }, NO_WAYS, GRACE, new Date(now))?.text).toBe(text);
  });

  test('counts the days of grace from the settings, separately for each kind', () => {
    const grace = { expiryGraceDays: 3, overdueGraceDays: 0 };
    const text = (dues: Dues) => membershipBanner(dues, NO_WAYS, grace, NOW)?.text;
    expect(text({ ...NONE, expired: EXPIRED })).toContain('Renew by Wednesday, 11/19/2025 to keep');
    expect(text({ ...NONE, overduePayments: [OVERDUE] })).toBe(
      'Your payment was due on Saturday, 11/01/2025. Pay to get your access back.',
    );
  });

  test.each([-1, 0.5, Number.NaN])('throws for %d days of grace where they count', (days) => {
    const wrong = { expiryGraceDays: days, overdueGraceDays: days };
    expect(() => membershipBanner({ ...NONE, expired: EXPIRED }, NO_WAYS, wrong, NOW)).toThrow(RangeError);
    expect(() => membershipBanner({ ...NONE, overduePayments: [OVERDUE] }, NO_WAYS, wrong, NOW)).toThrow(RangeError);
    expect(membershipBanner({ ...NONE, expiringSoon: SOON }, NO_WAYS, wrong, NOW)?.kind).toBe('expiringSoon');
  });

  test("applies the dismissal of one payment's announcement to that payment only", () => {
    const of = (id: number) => membershipBanner({ ...NONE, upcomingPaymentDue: { ...UPCOMING, id } }, NO_WAYS, GRACE, NOW);
    const [first, next] = [of(4), of(5)];
    expect(first && isBannerDismissed(first, '4')).toBe(true);
    expect(next && isBannerDismissed(next, '4')).toBe(false);
  });

  test.each([
    ['expired', { ...NONE, expired: EXPIRED }],
    ['overdue', { ...NONE, overduePayments: [OVERDUE] }],
  ])('cannot be dismissed: %s', (_name, dues) => {
    const banner = membershipBanner(dues, NO_WAYS, GRACE, NOW);
    expect(banner && isBannerDismissed(banner, banner.subject)).toBe(false);
  });

  test('shows the most important one, in the order of the specification', () => {
    const order = ['expired', 'expiringSoon', 'overduePayment', 'upcomingPaymentDue'];
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (...holds) => {
        const [expired, soon, overdue, upcoming] = holds;
        const dues: Dues = {
          expired: expired ? EXPIRED : null,
          expiringSoon: soon ? SOON : null,
          overduePayments: overdue ? [OVERDUE] : [],
          upcomingPaymentDue: upcoming ? UPCOMING : null,
        };
        expect(membershipBanner(dues, NO_WAYS, GRACE, NOW)?.kind).toBe(order[holds.indexOf(true)]);
      }),
    );
  });
});

describe('membershipText', () => {
  const end = { on: new Date('2025-11-03T02:00:00Z'), lastDay: new Date('2025-11-16T16:00:00Z') };
  const expired = 'Your membership expired on Monday, 11/03/2025';
  const due = 'Your payment was due on Monday, 11/03/2025';
  const ended = 'and your access ended on Monday, 11/17/2025.';
  test.each([
    ['expired', '2025-11-17T15:59:59.999Z', `${expired}. Renew by Monday, 11/17/2025 to keep your access.`],
    ['expired', '2025-11-17T16:00:00.000Z', `${expired} ${ended} Renew to get your access back.`],
    ['overdue', '2025-11-17T15:59:59.999Z', `${due}. Please pay by Monday, 11/17/2025.`],
    ['overdue', '2025-11-17T16:00:00.000Z', `${due} ${ended} Pay to get your access back.`],
  ] as const)('%s at %s', (reason, now, text) => {
    expect(membershipText(reason, end, new Date(now))).toBe(text);
  });

  test('states one date without a grace period', () => {
    const text = accessEndedText('expired', { on: new Date('2025-11-17T10:00:00Z'), lastDay: new Date('2025-11-16T16:00:00Z') });
    expect(text).toBe('Your membership expired on Monday, 11/17/2025. Renew to get your access back.');
  });
});

describe('membershipContact', () => {
  const coach = { facebookProfile: 'fb.com/coach.liza', email: 'liza@example.com' };
  const support = { label: 'Contact support', href: 'https://chat.example' };
  test.each([
    [coach, 'https://chat.example', CONTACT],
    [{ ...coach, facebookProfile: null }, 'https://chat.example', { ...CONTACT, href: 'mailto:liza@example.com' }],
    [{ ...coach, facebookProfile: 'facebook.com/watch' }, '', { ...CONTACT, href: 'mailto:liza@example.com' }],
    [null, ' https://chat.example ', support],
    [null, 'http://chat.example', null],
    [null, 'javascript:alert(1)', null],
    [null, '', null],
  ])('%j, %j', (of, link, expected) => {
    expect(membershipContact(of, link)).toEqual(expected);
  });
});

describe('membershipLinks', () => {
  const renew = { label: 'Renew', href: '/checkout/1' };
  test.each([
    ['renew', '/checkout/1', CONTACT, [renew, CONTACT]],
    ['renew', '/checkout/1', null, [renew]],
    ['renew', '', CONTACT, [CONTACT]],
    ['renew', null, null, []],
    ['pay', '/checkout/1', null, [{ label: 'Pay now', href: '/account?q=billings' }]],
    ['bills', null, CONTACT, [{ label: 'View bills', href: '/account?q=billings' }, CONTACT]],
  ] as const)('%s, %j, %j', (step, renewalLink, contact, links) => {
    expect(membershipLinks(step, renewalLink, contact)).toEqual(links);
  });
});

describe('showsMembershipBanner', () => {
  const member = { accessLevel: null, roles: ['member'], membershipStatus: 'Active' } as Pick<
    SessionUser,
    'accessLevel' | 'roles' | 'membershipStatus'
  >;
  test.each([
    [member, true],
    [{ ...member, membershipStatus: 'Expired' as const }, true],
    [{ ...member, membershipStatus: 'Multiple Subscriptions Found' as const }, true],
    [{ ...member, membershipStatus: null }, false],
    [{ ...member, membershipStatus: 'Paused' as 'Active' }, false],
    [{ ...member, roles: ['coach' as const] }, false],
    [{ ...member, accessLevel: { id: 1, key: 'coach', name: 'Coach', role: 'coach' as const } }, false],
    [null, false],
    [undefined, false],
  ])('%#: %s', (user, shown) => {
    expect(showsMembershipBanner(user)).toBe(shown);
  });
});

describe('duesAndExpiration', () => {
  const period = (id: number, startsAt: string, expiresAt: string, unsubscribedAt: string | null = null) => ({
    id,
    startsAt: new Date(startsAt),
    expiresAt: new Date(expiresAt),
    unsubscribedAt: unsubscribedAt === null ? null : new Date(unsubscribedAt),
  });
  const dues = (...subscriptions: ReturnType<typeof period>[]) => duesAndExpiration({ subscriptions, unpaid: [] }, NOW);

  test('is empty for a person without subscriptions', () => {
    expect(dues()).toEqual(NONE);
  });

  test.each([
    ['2025-11-16T16:00:00.000Z', 1],
    ['2025-12-17T15:59:59.999Z', 1],
    ['2025-12-17T16:00:00.000Z', undefined],
    ['9999-12-31T00:00:00.000Z', undefined],
  ])('reports a membership that ends %s as expiring soon: %j', (expiresAt, id) => {
    const result = dues(period(1, '2025-01-01', expiresAt));
    expect(result.expiringSoon?.id).toBe(id);
    expect(result.expired).toBeNull();
  });

  test('depends on the subscription that ends last', () => {
    expect(dues(period(1, '2025-01-01', '2025-11-20'), period(2, '2025-01-01', '2026-11-20')).expiringSoon).toBeNull();
    expect(dues(period(1, '2025-01-01', '2025-11-20'), period(2, '2025-01-01', '2025-11-25')).expiringSoon?.id).toBe(2);
  });

  test('reports the one that ended last as expired when none is current', () => {
    expect(dues(period(1, '2024-01-01', '2024-12-31'), period(2, '2025-01-01', '2025-11-16T15:59:59Z')).expired).toEqual({
      id: 2,
      expiry: new Date('2025-11-16T15:59:59Z'),
    });
    expect(dues(period(1, '2024-01-01', '2024-12-31'), period(2, '2025-01-01', '2026-01-01')).expired).toBeNull();
    expect(dues(period(1, '2024-01-01', '2024-12-31', '2024-06-01')).expired).toBeNull();
    expect(dues(period(1, '2026-01-01', '2027-01-01')).expired).toBeNull();
    expect(dues(period(1, '2024-01-01', 'nonsense')).expired).toBeNull();
  });

  test('separates payments that are overdue, due within 7 days, or not announced yet', () => {
    const unpaid = [
      { id: 5, scheduleDate: new Date('2025-11-24T15:59:59.999Z') },
      { id: 4, scheduleDate: new Date('2025-11-16T15:59:59.999Z') },
      { id: 3, scheduleDate: new Date('2025-10-01T00:00:00.000Z') },
      { id: 9, scheduleDate: new Date(Number.NaN) },
    ];
    const result = duesAndExpiration({ subscriptions: [], unpaid }, NOW);
    expect(result.overduePayments.map((due) => due.id)).toEqual([3, 4]);
    expect(result.upcomingPaymentDue?.id).toBe(5);
    const later = [{ id: 6, scheduleDate: new Date('2025-11-24T16:00:00.000Z') }];
    expect(duesAndExpiration({ subscriptions: [], unpaid: later }, NOW).upcomingPaymentDue).toBeNull();
    const today = [{ id: 7, scheduleDate: new Date('2025-11-16T16:00:00.000Z') }];
    expect(duesAndExpiration({ subscriptions: [], unpaid: today }, NOW)).toEqual({ ...NONE, upcomingPaymentDue: today[0] });
  });
});

describe('expiryText', () => {
  test.each([
    ['9999-12-31T00:00:00Z', 'Lifetime Access'],
    ['2025-11-16T16:00:00Z', '11/17/2025'],
    ['2025-11-16T15:59:59Z', '11/16/2025 (Expired)'],
  ])('words %s as %s', (expiresAt, text) => {
    expect(expiryText(new Date(expiresAt), NOW)).toBe(text);
  });

  test('throws for an invalid date', () => {
    expect(() => expiryText(new Date(Number.NaN), NOW)).toThrow(RangeError);
  });
});

describe('lastDayOfGrace', () => {
  test('is the start of a day in Manila', () => {
    expect(lastDayOfGrace(new Date('2025-11-03T10:00:00Z'), 14)).toEqual(new Date('2025-11-16T16:00:00Z'));
    expect(lastDayOfGrace(new Date('2025-11-03T10:00:00Z'), 0)).toEqual(new Date('2025-11-02T16:00:00Z'));
  });

  test.each([-1, 0.5, Number.NaN])('throws for %d days', (days) => {
    expect(() => lastDayOfGrace(NOW, days)).toThrow(RangeError);
  });
});
