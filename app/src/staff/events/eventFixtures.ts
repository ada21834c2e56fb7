import { hourWithRsvp, coachingHour, event, type EventFixture, time, wednesdays } from '../../shared/events/eventFixtures.ts';

const liza = { databaseId: 21, name: 'Liza Montemayor' };
const member = { databaseId: 2, name: 'Member' };

/** The choices in event forms. */
export const eventChoices = {
  eventHosts: [liza],
  eventAudiences: [{ databaseId: 1, name: 'Non-member' }, member],
  contentAudience: { people: 291, members: 291, isEveryone: true },
};

/** The coaching hour with all fields that staff can edit. Its second time is cancelled. */
export const staffHour = (named: Partial<EventFixture> = {}): EventFixture =>
  coachingHour({
    link: 'https://meet.example/1000',
    seats: 30,
    last: time({ startsAt: '2025-11-05T11:00:00.000Z' }),
    products: [{ databaseId: 1, name: 'Freelancing Course' }],
    accessLevels: [member],
    occurrences: wednesdays(4).map((one, index) =>
      index === 1
        ? { ...one, isCancelled: true, reason: 'Coach Liza is on leave.', revision: 1 }
        : { ...one, link: 'https://meet.example/1000' },
    ),
    ...named,
  });

/** Events in every state, as in the staff list. */
export const staffEvents = (): EventFixture[] => [
  event({
    databaseId: 2,
    name: 'Morning focus room',
    startsAt: '2025-11-12T01:30:00.000Z',
    state: 'LIVE',
    recurrence: { every: 'DAY', interval: 1, weekDays: [], until: '2026-01-11T16:00:00.000Z' },
  }),
  hourWithRsvp(),
  event({
    databaseId: 4,
    name: 'Atlas Live in Alabang',
    shortDescription: 'One day together: talks, clinics and lunch with your batch.',
    startsAt: '2025-11-23T01:00:00.000Z',
    place: 'Filinvest Tent, Alabang, Muntinlupa City',
    isOnline: false,
  }),
  event({ databaseId: 7, name: 'Beach day', startsAt: '2025-11-29T23:00:00.000Z', cancelledAt: '2025-11-10T02:00:00.000Z' }),
  event({ databaseId: 6, name: 'Ask an accountant', startsAt: '2025-10-29T10:30:00.000Z', state: 'PAST' }),
];

/**
 * People who planned to attend the last coaching hour. One is recorded as present, and one was on
 * the waiting list.
 */
export const attendees = () =>
  [
    { user: { databaseId: 4, name: 'Maricel Dela Cruz' }, attended: true, seat: { state: 'GOING', place: null } },
    { user: { databaseId: 9, name: 'Rowena Salazar' }, attended: null, seat: { state: 'GOING', place: null } },
    { user: { databaseId: 31, name: 'Jomar Villanueva' }, attended: null, seat: { state: 'GOING', place: null } },
    { user: { databaseId: 17, name: 'Dennis Aquino' }, attended: null, seat: { state: 'WAITING', place: 1 } },
  ].map((one) => ({ ...one, walkedIn: false, answeredAt: '2025-11-03T04:00:00.000Z' }));
