import { PUBLISHED, type PublicationFixture } from '../../testing/publication.ts';

/** The fields of an event time that stories set. The schema's defaults fill in the rest. */
export interface TimeFixture {
  occursAt: string;
  startsAt: string;
  endsAt: string;
  isCancelled: boolean;
  isMoved: boolean;
  reason: string;
  place: string;
  link: string | null;
  linkShownAt: string | null;
  goingCount: number;
  seatsLeft: number | null;
  myRsvp: 'YES' | 'NO' | null;
  mySeat: { state: 'GOING' | 'WAITING'; place: number | null } | null;
  recordingUrl: string | null;
  revision: number;
  state: 'UPCOMING' | 'LIVE' | 'PAST';
  /** By default, `event` sets that of its next time by the other fields. */
  action?: 'NONE' | 'RSVP' | 'WAITING_LIST' | 'WAITING' | 'GOING' | 'JOIN';
  googleCalendarUrl: string;
}

/** The fields of an event that stories set. The schema's defaults fill in the rest. */
export interface EventFixture extends PublicationFixture {
  databaseId: number;
  name: string;
  shortDescription: string;
  description: string;
  descriptionTree: readonly unknown[];
  revision: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  state: 'UPCOMING' | 'LIVE' | 'PAST';
  recurrence: { every: 'DAY' | 'WEEK' | 'MONTH'; interval: number; weekDays: readonly number[]; until: string | null } | null;
  next: TimeFixture | null;
  last: TimeFixture | null;
  occurrences: readonly TimeFixture[];
  upcoming: ReturnType<typeof timesPage>;
  past: ReturnType<typeof timesPage>;
  place: string;
  isOnline: boolean;
  link: string | null;
  seats: number | null;
  recordingUrl: string | null;
  host: { databaseId: number; name: string } | null;
  lock: { reason: string; label: string; text: string; step: string | null; funnelToJoin?: object | null } | null;
  accessLevels: readonly { databaseId: number; name: string }[];
  products: readonly { databaseId: number; name: string }[];
  createdAt: string;
  archivedAt: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;
const later = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString();

/** A one-hour time of an online event, unchanged from its plan. `named` overrides fields. */
export const time = ({ startsAt, ...named }: Partial<TimeFixture> & Pick<TimeFixture, 'startsAt'>): TimeFixture => ({
  occursAt: startsAt,
  startsAt,
  endsAt: later(startsAt, HOUR),
  isCancelled: false,
  isMoved: false,
  reason: '',
  place: '',
  link: null,
  linkShownAt: later(startsAt, -15 * MINUTE),
  goingCount: 0,
  seatsLeft: null,
  myRsvp: null,
  mySeat: null,
  recordingUrl: null,
  revision: 0,
  state: 'UPCOMING',
  googleCalendarUrl: `https://calendar.google.com/calendar/render?action=TEMPLATE&dates=${startsAt}`,
  ...named,
});

/** The action of a time that does not run. */
function actionOf({ myRsvp, mySeat, seatsLeft }: TimeFixture): NonNullable<TimeFixture['action']> {
  if (myRsvp === 'NO') return 'NONE';
  return mySeat?.state ?? (seatsLeft === 0 ? 'WAITING_LIST' : 'RSVP');
}

/** A page of an event's times, without a total count. */
export const timesPage = (times: readonly TimeFixture[], hasNextPage = false) => ({
  edges: times.map((node) => ({ node })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'the last one shown' : null },
});

/** An upcoming online event of one hour that takes place once, unless overridden. */
export function event({
  startsAt,
  occurrences,
  ...named
}: Partial<EventFixture> & Pick<EventFixture, 'databaseId' | 'name' | 'startsAt'>): EventFixture {
  const isOver = named.state === 'PAST';
  const place = named.place ?? '';
  const once = time({ startsAt, place, ...(named.isOnline === false && { linkShownAt: null }) });
  const times = occurrences ?? (isOver ? [] : [once]);
  const next = times.find(({ isCancelled }) => !isCancelled);
  const isLocked = named.lock != null || named.cancelledAt != null;
  return {
    startsAt,
    endsAt: once.endsAt,
    shortDescription: '',
    description: '',
    descriptionTree: [],
    revision: 1,
    timeZone: 'GMT+08:00 Singapore',
    state: 'UPCOMING',
    recurrence: null,
    last: isOver ? once : null,
    occurrences: times,
    place,
    isOnline: true,
    link: null,
    seats: null,
    recordingUrl: null,
    host: null,
    lock: null,
    accessLevels: [],
    products: [],
    createdAt: '2025-08-01T02:00:00.000Z',
    ...PUBLISHED,
    archivedAt: null,
    cancelledAt: null,
    cancelReason: null,
    ...named,
    next: next ? { ...next, action: isLocked ? 'NONE' : (next.action ?? actionOf(next)) } : null,
    upcoming: timesPage(times),
    past: timesPage([named.last ?? (isOver ? once : null)].filter((one) => one !== null)),
  };
}

/** The given number of Wednesdays at 7:00 PM, starting today. */
export const wednesdays = (count: number): TimeFixture[] =>
  Array.from({ length: count }, (_, week) => time({ startsAt: later('2025-11-12T11:00:00.000Z', week * WEEK), goingCount: 31 - week }));

const ABOUT = 'Coach Liza answers live. Write your question in the chat when you come in, and stay for the others.';

/** The weekly event. */
export const coachingHour = (named: Partial<EventFixture> = {}): EventFixture =>
  event({
    databaseId: 1,
    name: 'Weekly coaching hour',
    shortDescription: 'Bring one question; leave with one next step.',
    description: ABOUT,
    descriptionTree: [['p', {}, [ABOUT]]],
    startsAt: '2025-08-20T11:00:00.000Z',
    recurrence: { every: 'WEEK', interval: 1, weekDays: [], until: null },
    occurrences: wednesdays(4),
    host: { databaseId: 21, name: 'Liza Montemayor' },
    ...named,
  });

/** The coaching hour tonight, with the member's RSVP. */
export const hourWithRsvp = (named: Partial<EventFixture> = {}): EventFixture =>
  coachingHour({
    occurrences: wednesdays(4).map((one, index) =>
      index === 0 ? { ...one, myRsvp: 'YES', mySeat: { state: 'GOING', place: null } } : one,
    ),
    ...named,
  });

/** The lock of an event for a user who is not enrolled. */
export const notEnrolled = {
  reason: 'NOT_ENROLLED',
  label: 'Not part of your membership',
  text: 'This is not part of your membership yet.',
  step: 'JOIN',
};

/** A member's events: one in progress, some upcoming, one locked, one over. */
export const memberEvents = (): EventFixture[] => [
  event({
    databaseId: 2,
    name: 'Morning focus room',
    startsAt: '2025-11-12T01:30:00.000Z',
    state: 'LIVE',
    recurrence: { every: 'DAY', interval: 1, weekDays: [], until: '2026-01-11T16:00:00.000Z' },
  }),
  hourWithRsvp(),
  event({ databaseId: 3, name: 'Your first invoice, step by step', startsAt: '2025-11-15T11:00:00.000Z' }),
  event({
    databaseId: 4,
    name: 'Atlas Live in Alabang',
    startsAt: '2025-11-23T01:00:00.000Z',
    place: 'Filinvest Tent, Alabang, Muntinlupa City',
    isOnline: false,
  }),
  event({ databaseId: 5, name: 'Studio owners table', startsAt: '2025-11-27T09:30:00.000Z', lock: notEnrolled }),
  event({ databaseId: 6, name: 'Ask an accountant', startsAt: '2025-10-29T10:30:00.000Z', state: 'PAST' }),
];
