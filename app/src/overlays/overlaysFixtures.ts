import type { SessionUser } from '@atlas/domain/access';
import { CHALLENGE_UNTIL, STORAGE_KEYS } from '@atlas/domain/overlays';
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

/** Somebody who is told this of the membership, and nothing else. */
export const sessionUserWith = (user: SessionUser, received: Partial<NonNullable<SessionUser['membership']>>): SessionUser => ({
  ...user,
  membership: { ...NOTHING, ...received },
});

/** The settings of a story by their names; every other has its first value. */
export const settingsAnd = (values: Partial<Record<SettingName, string>>): StoryData => ({
  defaultSettingByName: ({ name }: { name: SettingName }) => (values[name] === undefined ? null : { value: values[name] }),
});

/** Members of every standing. */
export const activeMember = { ...member, membershipStatus: 'Active' as const };
export const expiredMember = { ...member, membershipStatus: 'Expired' as const };
export const returnee = { ...member, showReturneeModal: true };
export const enrollee = { ...member, is20205Enrollees: true };

/** A deadline of the challenge that has not passed, and an event to which tickets are sold. */
export const OPEN_CHALLENGE = { 'challenge-deadline': CHALLENGE_UNTIL.replace('2025-08-31', '2025-12-01') } as const;
export const EVENT = {
  'event-name': 'Atlas Live',
  'event-place': 'Alabang',
  'event-date': '2025-11-23T00:00:00+08:00',
  'event-ticket-link': 'https://tickets.example/live',
  'event-group-link': 'https://tickets.example/groups',
} as const;

/** Before a story: what this browser keeps is this and nothing else; afterwards it is as it was. */
export const withStored = (kept: Readonly<Record<string, string>>) => () => {
  const before = Object.entries(localStorage) as [string, string][];
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  return () => {
    localStorage.clear();
    for (const [name, value] of before) localStorage.setItem(name, value);
  };
};

/** Somebody who is reminded of nothing. */
export const REMINDED = { [STORAGE_KEYS.neverShowAgainFacebookReminder]: 'true' };
