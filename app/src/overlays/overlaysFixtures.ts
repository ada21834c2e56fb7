import type { SessionUser } from '@atlas/domain/access';
import { CHALLENGE_UNTIL, REMINDER_DAY_KEY, REMINDER_SESSION_KEY, STORAGE_KEYS } from '@atlas/domain/overlays';
import type { SettingName } from '@atlas/domain/settings';
import type { StoryData } from '../testing/storyServer.ts';
import { member } from '../testing/storyUsers.ts';

const NOTHING = {
  expired: null,
  expiringSoon: null,
  upcomingPaymentDue: null,
  overduePayments: [],
  expiryGraceDays: 14,
  overdueGraceDays: 14,
  renewalLink: null,
};

/** A user with these membership notices and no others. */
export const sessionUserWith = (user: SessionUser, received: Partial<NonNullable<SessionUser['membership']>>): SessionUser => ({
  ...user,
  membership: { ...NOTHING, ...received },
});

/** A story's settings by name. All other settings keep their defaults. */
export const settingsAnd = (values: Partial<Record<SettingName, string>>): StoryData => ({
  defaultSettingByName: ({ name }: { name: SettingName }) => (values[name] === undefined ? null : { value: values[name] }),
});

/** The contact of a member with a coach. */
export const COACH = { label: 'Message your coach', href: 'https://www.facebook.com/coach.liza' };

/** Members in different membership states. */
export const activeMember = { ...member, membershipStatus: 'Active' as const };
export const expiredMember = { ...member, membershipStatus: 'Expired' as const };
export const returnee = { ...member, showReturneeModal: true };
export const enrollee = { ...member, is20205Enrollees: true };

/** A challenge deadline that has not passed, and an event with tickets on sale. */
export const OPEN_CHALLENGE = { 'challenge-deadline': CHALLENGE_UNTIL.replace('2025-08-31', '2025-12-01') } as const;
export const EVENT = {
  'event-name': 'Atlas Live',
  'event-place': 'Alabang',
  'event-date': '2025-11-23T00:00:00+08:00',
  'event-ticket-link': 'https://tickets.example/live',
  'event-group-link': 'https://tickets.example/groups',
} as const;

/**
 * Sets up local storage for a story with exactly these entries, in a new session, and restores it
 * afterwards.
 */
export const withStored = (kept: Readonly<Record<string, string>>) => () => {
  const before = Object.entries(localStorage) as [string, string][];
  localStorage.clear();
  sessionStorage.removeItem(REMINDER_SESSION_KEY);
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  return () => {
    localStorage.clear();
    for (const [name, value] of before) localStorage.setItem(name, value);
  };
};

/** A browser in which the Facebook reminder opens: the last visit was on an earlier day. */
export const REMINDER_DUE = { [REMINDER_DAY_KEY]: '2025-11-01' };

/** A user without any reminders. */
export const REMINDED = { [STORAGE_KEYS.neverShowAgainFacebookReminder]: 'true' };
