import { describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { type SessionUser, sessionUserSchema } from '../access/sessionUser.ts';
import { canDismissBanner, isBannerDismissed } from './bannerDismissal.ts';
import { CHALLENGE_UNTIL, challengeDeadlineText, showsChallenge } from './challengeModal.ts';
import { EVENT_BANNER, EVENT_POPUP, eventSentence, showsEventPromotion } from './eventPromotion.ts';
import { afterFacebookReminder, firstVisitDay, isFacebookReminderDue, showsFacebookReminder } from './facebookReminder.ts';
import { showsJourneyForm } from './journeyForm.ts';
import { loadingOverlayPhase } from './loadingOverlay.ts';
import { membershipGate, membershipGateText } from './membershipGate.ts';
import { canCloseModal, MODAL_ORDER, modalToShow } from './modalOrder.ts';
import { bannerKey, columnsKey, storageAfterSignIn, storageAfterSignOut } from './storageKeys.ts';
import { showsWelcomeBack } from './welcomeBack.ts';
import { opensMemberModals, promotesEventOn } from './whereOverlaysOpen.ts';

const userOf = (role: Role, change: Partial<SessionUser> = {}): SessionUser => ({
  ...sessionUserSchema.parse({ id: 1, email: 'juan@example.com', roles: [role], pageAccess: {}, functionAccess: {} }),
  ...change,
});
const member = (change: Partial<SessionUser> = {}) => userOf('member', change);

describe('the Facebook reminder', () => {
  const YESTERDAY = { neverShowAgain: null, day: '2025-11-16', session: null };
  const MORNING = '2025-11-17T02:00:00Z';
  test.each([
    ['the next day', YESTERDAY, MORNING, true],
    ['the first instant of the next day in Manila', YESTERDAY, '2025-11-16T16:00:00Z', true],
    ['the last instant of the same day', YESTERDAY, '2025-11-16T15:59:59Z', false],
    ['a year later', YESTERDAY, '2026-11-16T02:00:00Z', true],
    ['a clock that was set back', { ...YESTERDAY, day: '2025-11-18' }, MORNING, true],
    ['a second page of the session', { ...YESTERDAY, session: 'true' }, MORNING, false],
    ['the first visit', { ...YESTERDAY, day: null }, MORNING, false],
    ['the ticked box', { ...YESTERDAY, neverShowAgain: 'true' }, MORNING, false],
    ['another stored value', { ...YESTERDAY, neverShowAgain: 'false' }, MORNING, true],
  ] as const)('%s: due is %4$s', (_, stored, now, due) => {
    expect(isFacebookReminderDue(stored, new Date(now))).toBe(due);
  });

  test('stores a day at the first visit only', () => {
    expect(firstVisitDay(null, new Date('2025-11-16T16:00:00Z'))).toBe('2025-11-17');
    expect(firstVisitDay('2025-11-10', new Date(MORNING))).toBeNull();
  });

  test.each([
    [member(), 'home', true, true],
    [member(), 'home', false, false],
    [member(), null, true, true],
    [member(), 'myProfile', true, false],
    [member(), 'editProfile', true, false],
    [member(), 'profile', true, true],
    [userOf('coach'), 'home', true, false],
    [userOf('non-member'), 'home', true, false],
    [null, 'home', true, false],
  ] as const)('%#: on %2$s, due %3$s: %4$s', (user, route, isDue, shown) => {
    expect(showsFacebookReminder(user, route, isDue)).toBe(shown);
  });

  test.each([
    ['later', false, { stored: null, path: null }],
    ['later', true, { stored: 'true', path: null }],
    ['add', false, { stored: null, path: '/profile?tab=socials' }],
    ['add', true, { stored: 'true', path: '/profile?tab=socials' }],
  ] as const)('after %s with the checkbox %s', (button, ticked, expected) => {
    expect(afterFacebookReminder(button, ticked)).toEqual(expected);
  });
});

describe('member modals', () => {
  const returnee = member({ showReturneeModal: true });
  test.each([
    [returnee, null, null, true],
    [returnee, 'false', 'false', true],
    [returnee, 'true', null, false],
    [returnee, null, 'true', false],
    [member(), null, null, false],
    [userOf('coach', { showReturneeModal: true }), null, null, false],
    [null, null, null, false],
  ])('welcome back %#: %3$s', (user, hasSeen, neverShowAgain, shown) => {
    expect(showsWelcomeBack(user, { hasSeen, neverShowAgain })).toBe(shown);
  });

  test('Journey Form', () => {
    expect(showsJourneyForm(member({ isJourneyFormCompleted: false }))).toBe(true);
    expect(showsJourneyForm(member())).toBe(false);
    expect(showsJourneyForm(userOf('affiliate', { isJourneyFormCompleted: false }))).toBe(false);
    expect(showsJourneyForm(undefined)).toBe(false);
  });

  const enrollee = member({ is20205Enrollees: true });
  test.each([
    [enrollee, null, '2025-08-30T15:59:59.999Z', true],
    [enrollee, null, '2025-08-30T16:00:00.000Z', false],
    [enrollee, 'true', '2025-08-01T00:00:00Z', false],
    [enrollee, 'false', '2025-08-01T00:00:00Z', true],
    [member({ is20205Enrollees: true, isChallenger: true }), null, '2025-08-01T00:00:00Z', false],
    [member(), null, '2025-08-01T00:00:00Z', false],
    [userOf('coach', { is20205Enrollees: true }), null, '2025-08-01T00:00:00Z', false],
    [null, null, '2025-08-01T00:00:00Z', false],
  ])('challenge %#: %4$s', (user, seen, now, shown) => {
    expect(showsChallenge(user, seen, new Date(CHALLENGE_UNTIL), new Date(now))).toBe(shown);
  });

  test('no challenge for an invalid deadline', () => {
    expect(showsChallenge(enrollee, null, new Date(Number.NaN), new Date(0))).toBe(false);
  });

  test('the challenge states the last day to join', () => {
    expect(challengeDeadlineText(new Date(CHALLENGE_UNTIL))).toBe('Join until Saturday, 08/30/2025.');
    expect(challengeDeadlineText(new Date('2025-08-31T12:00:00+08:00'))).toBe('Join until Sunday, 08/31/2025.');
  });
});

describe('the membership gate', () => {
  const lastDay = new Date('2025-11-16T16:00:00Z');
  const invalid = new Date(Number.NaN);
  const expired = member({ membershipStatus: 'Expired' });
  const active = member({ membershipStatus: 'Active' });
  const coach = userOf('coach', { membershipStatus: 'Expired' });
  const gate = (user: SessionUser | null, ends: { expired?: Date | null; overdue?: Date | null }, now: string) =>
    membershipGate(user, 'viewCourse', { expired: null, overdue: null, ...ends }, new Date(now));

  test.each([
    [expired, lastDay, '2025-11-17T15:59:59.999Z', null],
    [expired, lastDay, '2025-11-17T16:00:00.000Z', 'expired'],
    [expired, null, '2025-11-01T00:00:00Z', 'expired'],
    [expired, invalid, '2025-11-01T00:00:00Z', 'expired'],
    [active, lastDay, '2026-01-01T00:00:00Z', null],
    [active, null, '2026-01-01T00:00:00Z', null],
    [member(), lastDay, '2026-01-01T00:00:00Z', null],
    [coach, lastDay, '2026-01-01T00:00:00Z', null],
    [null, lastDay, '2026-01-01T00:00:00Z', null],
  ])('after an expiry %#: %4$s', (user, last, now, reason) => {
    expect(gate(user, { expired: last }, now)).toBe(reason);
  });

  test.each([
    [active, lastDay, '2025-11-16T15:59:59.999Z', null],
    [active, lastDay, '2025-11-17T15:59:59.999Z', null],
    [active, lastDay, '2025-11-17T16:00:00.000Z', 'overdue'],
    [active, invalid, '2025-11-01T00:00:00Z', 'overdue'],
    [member({ membershipStatus: 'Multiple Subscriptions Found' }), lastDay, '2026-01-01T00:00:00Z', 'overdue'],
    [member(), lastDay, '2026-01-01T00:00:00Z', 'overdue'],
    [coach, lastDay, '2026-01-01T00:00:00Z', null],
    [null, lastDay, '2026-01-01T00:00:00Z', null],
  ])('for an overdue payment %#: %4$s', (user, last, now, reason) => {
    expect(gate(user, { overdue: last }, now)).toBe(reason);
  });

  test('covers both reasons, the expired membership first', () => {
    const earlier = new Date('2025-11-01T16:00:00Z');
    const now = '2025-11-17T00:00:00Z';
    expect(gate(expired, { expired: lastDay, overdue: lastDay }, now)).toBeNull();
    expect(gate(expired, { expired: earlier, overdue: lastDay }, now)).toBe('expired');
    expect(gate(expired, { expired: lastDay, overdue: earlier }, now)).toBe('overdue');
    expect(gate(expired, { expired: earlier, overdue: earlier }, now)).toBe('expired');
  });

  test.each([
    ['viewCourses', true],
    ['viewCourse', true],
    ['viewLesson', true],
    ['viewEvents', true],
    ['viewEvent', true],
    ['viewResources', true],
    ['viewResource', true],
    ['home', false],
    ['myProfile', false],
    ['account', false],
    ['viewStage', false],
    ['community', false],
    ['checkout', false],
    ['courses', false],
    [null, false],
  ] as const)('covers %s: %s', (route, stands) => {
    const reason = membershipGate(expired, route, { expired: null, overdue: null }, new Date('2026-01-01T00:00:00Z'));
    expect(reason !== null).toBe(stands);
  });

  test('explains what to do, and what stays open', () => {
    expect(membershipGateText('expired', { on: new Date('2025-11-03T02:00:00Z'), lastDay })).toEqual({
      title: 'Your membership has ended',
      text: 'Your membership expired on Monday, 11/03/2025 and your access ended on Monday, 11/17/2025. Renew to get your access back. Your profile, your bills, your XP and your groups stay open.',
    });
    expect(membershipGateText('overdue', null)).toEqual({
      title: 'A payment is overdue',
      text: 'Your profile, your bills, your XP and your groups stay open.',
    });
  });
});

describe('where overlays open', () => {
  test.each([
    ['home', true],
    ['viewLesson', true],
    ['myProfile', true],
    ['affiliatePayout', false],
    ['login', false],
    ['checkout', false],
    ['checkoutClosed', false],
    ['viewForm', false],
    ['thankYou', false],
    ['mainAffiliateLink', false],
    ['courses', false],
    [null, false],
  ] as const)('member modals over %s: %s', (route, opens) => {
    expect(opensMemberModals(route)).toBe(opens);
  });

  const coach = userOf('coach');
  test.each([
    ['mainAffiliateLink', null, true],
    ['publicResources', null, true],
    ['mainAffiliateLink', member(), true],
    ['home', member(), true],
    ['viewCourse', member(), true],
    ['home', null, false],
    ['checkout', null, false],
    ['checkout', member(), false],
    ['checkoutClosed', null, false],
    ['login', null, false],
    ['signup', null, false],
    ['resetPassword', null, false],
    ['bugReport', member(), false],
    ['courses', member(), false],
    ['home', coach, false],
    ['mainAffiliateLink', coach, false],
    [null, null, false],
  ] as const)('the event on %s %#: %3$s', (route, user, shows) => {
    expect(promotesEventOn(route, user)).toBe(shows);
  });
});

describe('showsEventPromotion', () => {
  const event = { date: new Date('2025-11-23T00:00:00+08:00'), ticketLink: 'https://tickets.example' };
  test.each([
    [event, null, '2025-11-01T00:00:00Z', true],
    [event, null, '2025-11-23T15:59:59.999Z', true],
    [event, null, '2025-11-23T16:00:00.000Z', false],
    [event, 'true', '2025-11-01T00:00:00Z', false],
    [{ ...event, ticketLink: '' }, null, '2025-11-01T00:00:00Z', false],
    [{ ...event, date: new Date(Number.NaN) }, null, '2025-11-01T00:00:00Z', false],
  ])('%#: %4$s', (promoted, dismissed, now, shown) => {
    expect(showsEventPromotion(promoted, dismissed, new Date(now))).toBe(shown);
  });
});

test.each([
  ['Alabang', 'Sunday, 11/23/2025, Alabang'],
  ['', 'Sunday, 11/23/2025'],
])('the event in %j is announced as %s', (place, message) => {
  expect(eventSentence({ date: new Date('2025-11-23T00:00:00+08:00'), place })).toBe(message);
});

describe('one modal at a time', () => {
  test('shows the most important one', () => {
    expect(modalToShow({})).toBeNull();
    expect(modalToShow({ event: false })).toBeNull();
    expect(modalToShow(Object.fromEntries(MODAL_ORDER.map((modal) => [modal, true])))).toBe('membershipGate');
    expect(modalToShow({ event: true, facebookReminder: true, challenge: true })).toBe('challenge');
    expect(modalToShow({ event: true })).toBe('event');
  });

  test.each([
    ['setPassword', false, false],
    ['setPassword', true, true],
    ['membershipGate', true, false],
    ['event', false, true],
  ] as const)('%s, signed in %s, can be closed: %s', (modal, isAuthenticated, closes) => {
    expect(canCloseModal(modal, isAuthenticated)).toBe(closes);
  });
});

test.each([
  [0, undefined, 'shown'],
  [4999, undefined, 'shown'],
  [5000, undefined, 'leaving'],
  [5299, undefined, 'leaving'],
  [5300, undefined, 'hidden'],
  [2999, 3000, 'shown'],
  [3000, 3000, 'leaving'],
  [3300, 3000, 'hidden'],
  [Number.NaN, undefined, 'hidden'],
])('the loading overlay after %d ms of %j is %s', (elapsed, duration, phase) => {
  expect(loadingOverlayPhase(elapsed, duration)).toBe(phase);
});

describe('local storage', () => {
  test.each([
    ['true', []],
    ['false', ['hasSeenWelcomeModal', 'neverShowAgainWelcomeModal']],
    [null, ['hasSeenWelcomeModal', 'neverShowAgainWelcomeModal']],
  ])('signing out with never-show-again %j', (stored, remove) => {
    expect(storageAfterSignOut(stored)).toEqual({ set: { 'first-login': 'true' }, remove });
  });

  test('signing in removes the flag set by the previous sign-out', () => {
    expect(storageAfterSignIn()).toEqual({ remove: ['first-login'] });
  });

  test('stores a banner under a key that nothing else uses', () => {
    expect(bannerKey('expiringSoon')).toBe('expiringSoon');
    for (const name of ['', 'user-role', 'affiliate-code', '/courses']) expect(() => bannerKey(name)).toThrow(RangeError);
  });

  test.each([
    ['/courses', '/courses'],
    ['/courses/?page=2', '/courses'],
    ['/courses#top', '/courses'],
    ['/', '/'],
    ['', '/'],
  ])('stores the columns of %j under %s', (path, key) => {
    expect(columnsKey(path)).toBe(key);
  });
});

describe('dismissing a banner', () => {
  test.each([
    ['danger', false],
    ['warning', true],
    ['info', true],
  ] as const)('%s can be dismissed: %s', (variant, can) => {
    expect(canDismissBanner(variant)).toBe(can);
  });

  test.each([
    ['warning', '12', '12', true],
    ['warning', '12', '13', false],
    ['warning', '12', 'true', false],
    ['warning', '12', null, false],
    ['info', '12', '12', true],
    ['danger', '12', '12', false],
  ] as const)('%s about %s, with %j stored: %s', (variant, subject, stored, dismissed) => {
    expect(isBannerDismissed({ variant, subject }, stored)).toBe(dismissed);
  });
});

test('banner and popup of the event are dismissed separately', () => {
  expect([bannerKey(EVENT_BANNER), bannerKey(EVENT_POPUP)]).toEqual(['in-person-event-banner', 'in-person-event-popup']);
});

test('trailing slashes of a path do not create another table', () => {
  expect([columnsKey('/courses//'), columnsKey('//')]).toEqual(['/courses', '/']);
});
