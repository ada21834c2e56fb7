import { receivableKinds } from '@atlas/domain/notifications';
import { member, viewerUser } from '../../testing/storyUsers.ts';

/** A drawing that replaces a photo without a request. */
export const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 16 10"><path fill="bisque" d="M0 0h16v10H0z"/><path fill="teal" d="M0 10l5-5 3 3 3-4 5 6z"/><circle cx="12" cy="2.5" r="1.2" fill="orange"/></svg>',
)}`;

/** A picture of two by two pixels that browsers can decode. */
export const pictureFile = (): File => {
  const bytes = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNgSPsPRiAKAB5vBSHHMBN2AAAAAElFTkSuQmCC'),
    (letter) => letter.charCodeAt(0),
  );
  return new File([bytes], 'me.png', { type: 'image/png' });
};

const win = (databaseId: number, title: string, achievedOn: string, body: string, picture: object | null = null) => ({
  databaseId,
  title,
  achievedOn,
  body,
  picture,
});

export const firstClient = win(31, 'First client', '2025-11-08', 'Signed a contract for product listings, fifteen hours a week.', {
  url: PHOTO,
  bytes: 120_000,
  width: 640,
  height: 400,
});
export const raisedRate = win(30, 'Raised my rate', '2025-10-20', 'From 4 to 6 dollars an hour, and the client said yes at once.');
export const portfolio = win(29, 'Portfolio is online', '2025-09-02', 'Five samples, one page, made on my phone.');

export type OwnUser = ReturnType<typeof ownUser>;

/** Maricel as she sees herself. */
export const ownUser = (given: object = {}) => ({
  ...viewerUser(member),
  revision: 1,
  profileImage: null as string | null,
  mobileNumber: '+639175551007' as string | null,
  facebookProfile: null as string | null,
  about: 'Mother of two in Dasmariñas, learning to run a shop owner’s inbox from the kitchen table.' as string | null,
  country: 'Philippines' as string | null,
  province: 'Cavite' as string | null,
  city: 'Dasmariñas' as string | null,
  createdAt: '2025-07-15T02:00:00Z',
  batch: { databaseId: 18, name: 'Batch 18' },
  accessLevelNames: ['Member'],
  userProfile: {
    firstName: 'Maricel',
    middleName: null as string | null,
    lastName: 'Dela Cruz',
    suffix: null as string | null,
    sex: 'Female' as string | null,
    birthdate: '1994-03-21' as string | null,
  },
  wins: [firstClient, raisedRate, portfolio],
  ...given,
});

/** The kinds of notification that a member receives, sent by email except for the given kinds. */
export const preferences = (...withoutMail: string[]) =>
  receivableKinds(['member']).map(({ kind, label, isUrgent }) => ({
    id: `preference ${kind}`,
    kind: kind.toUpperCase().replaceAll('-', '_'),
    label,
    isUrgent,
    email: !withoutMail.includes(kind),
  }));

export const subscription = (given: object) => ({
  startsAt: '2025-07-15T16:00:00Z',
  expiry: '2026-07-15T15:59:59Z',
  expiryText: '07/15/2026',
  isCurrent: true,
  isExpired: false,
  unsubscribedAt: null,
  funnel: { name: 'Freelancing Course' },
  ...given,
});

/** Maricel's sessions: one on her phone, one elsewhere a while ago. */
export const security = (given: object = {}) => ({
  id: 'security 7',
  email: 'maricel@example.com',
  isEmailConfirmed: true,
  pendingEmail: null as string | null,
  hasPassword: true,
  secondFactorSince: null as string | null,
  mustHaveSecondFactor: false,
  recoveryCodesLeft: 0,
  sessions: [here, elsewhere],
  impersonations: [] as object[],
  ...given,
});

export const here = {
  id: 'session 1',
  viewsAs: null,
  staffView: null,
  device: 'Facebook on Android',
  ip: '112.198.98.14',
  createdAt: '2025-11-02T23:10:00Z',
  lastSeenAt: '2025-11-12T01:55:00Z',
  isCurrent: true,
};
/** Coach Liza is viewing Atlas as Maricel. */
export const staffView = {
  id: 'session 3',
  device: null,
  ip: null,
  createdAt: '2025-11-12T01:50:00Z',
  lastSeenAt: '2025-11-12T01:56:00Z',
  isCurrent: false,
  viewsAs: null,
  staffView: { staffName: 'Liza Santos', reason: 'The second course does not open for her', until: '2025-11-12T02:20:00Z' },
};

export const elsewhere = {
  id: 'session 2',
  viewsAs: null,
  staffView: null,
  device: 'Chrome on Windows',
  ip: '203.0.113.20',
  createdAt: '2025-10-30T04:00:00Z',
  lastSeenAt: '2025-11-09T12:30:00Z',
  isCurrent: false,
};

export const lookedAt = {
  id: 'impersonation 3',
  staffName: 'Liza Santos',
  reason: 'The second course did not open for her',
  startedAt: '2025-11-10T06:05:00Z',
  endedAt: '2025-11-10T06:17:00Z',
};
