/** An announcement as its drawer shows it. */
interface AnnouncementFixture {
  databaseId: number;
  revision: number;
  title: string;
  body: string;
  bodyTree: readonly unknown[];
  path: string;
  audience: 'MEMBERS' | 'SEGMENT';
  segment: { databaseId: number; name: string; path: string } | null;
  segmentName: string | null;
  isInApp: boolean;
  isMailed: boolean;
  state: string;
  scheduledAt: string | null;
  finishedAt: string | null;
  authorName: string;
  senderName: string | null;
  total: number;
  done: number;
  outcomes: readonly object[];
  problem: string | null;
  createdAt: string;
}

/** A draft to a segment. */
export const live: AnnouncementFixture = {
  databaseId: 12,
  revision: 2,
  title: 'Live coaching on Saturday',
  body: 'Bring **two questions**.',
  bodyTree: [['p', {}, ['Bring ', ['strong', {}, ['two questions']], '.']]],
  path: '/events',
  audience: 'SEGMENT',
  segment: { databaseId: 7, name: 'Cebu, expiring soon', path: '/community/members?expiring=soon&province=Cebu' },
  segmentName: null,
  isInApp: true,
  isMailed: true,
  state: 'DRAFT',
  scheduledAt: null,
  finishedAt: null,
  authorName: 'Aileen Bautista',
  senderName: null,
  total: 0,
  done: 0,
  outcomes: [],
  problem: null,
  createdAt: '2025-11-10T02:00:00Z',
};

/** The same while it is being sent. */
export const sending: AnnouncementFixture = {
  ...live,
  state: 'SENDING',
  senderName: 'Aileen Bautista',
  segmentName: 'Cebu, expiring soon',
  total: 348,
  done: 120,
  outcomes: [
    { isNotified: true, mail: 'SENT', reason: null, people: 80 },
    { isNotified: true, mail: 'WAITING', reason: null, people: 31 },
    { isNotified: true, mail: 'LEFT_OUT', reason: 'Unsubscribed from announcements by email', people: 9 },
    { isNotified: false, mail: null, reason: null, people: 228 },
  ],
};

/** The same after it was stopped. */
export const stopped: AnnouncementFixture = { ...sending, state: 'STOPPED' };

/** The same once it is sent. */
export const sentOne: AnnouncementFixture = {
  ...sending,
  databaseId: 11,
  title: 'New lesson on proposals',
  state: 'SENT',
  done: 348,
  finishedAt: '2025-11-11T02:00:00Z',
  outcomes: [
    { isNotified: true, mail: 'SENT', reason: null, people: 330 },
    { isNotified: true, mail: 'FAILED', reason: 'The email could not be delivered', people: 3 },
    { isNotified: true, mail: 'LEFT_OUT', reason: 'Unsubscribed from announcements by email', people: 14 },
    { isNotified: false, mail: null, reason: 'Archived', people: 1 },
  ],
};

/** Whom the draft reaches. */
export const reach = {
  people: 348,
  inApp: 348,
  byMail: 301,
  mailLater: 12,
  problem: null,
  leftOut: [
    { reason: 'Asked to delete their account', people: 2 },
    { reason: 'Unsubscribed from announcements by email', people: 47 },
  ],
};
