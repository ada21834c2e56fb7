import { sql } from 'drizzle-orm';
import { byAdmin, own, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The first time of the events below, a week ago. */
const EVENT_TIME = '2025-11-05T03:00:00.000Z';
/** The next time of the events below, one hour from now. */
const NEXT_EVENT_TIME = '2025-11-12T03:00:00.000Z';
const EVENT_DAY =
  'startDay: "2025-11-05", startTime: "11:00 AM", endDay: "2025-11-05", endTime: "12:00 PM", timeZone: "GMT+08:00 Singapore"';

/** A weekly event for members. */
const event: Fixture = ({ numberFrom }) =>
  numberFrom(sql`with event as (
      insert into events (name, starts_at, ends_at, every, place, created_at, published_at)
      values ('Event', ${EVENT_TIME}, ${EVENT_TIME}::timestamptz + interval '1 hour', 'week', 'Manila', ${TEST_NOW}, ${TEST_NOW}) returning id
    )
    insert into access_level_events (access_level_id, event_id) select l.id, event.id from access_levels l, event where l.key = 'member' returning event_id`);

/** A cancelled weekly event. */
const cancelledEvent: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into events (name, starts_at, ends_at, every, place, cancelled_at, cancel_reason, over_at, created_at, published_at)
    values ('Cancelled', ${EVENT_TIME}, ${EVENT_TIME}::timestamptz + interval '1 hour', 'week', 'Manila', ${EVENT_TIME}, 'x', ${EVENT_TIME}, ${TEST_NOW}, ${TEST_NOW})
    returning id`);

/** Cases of the mutations of events. */
export const mutationCases: MutationCases = {
  createEvent: {
    ...byAdmin('createEvent', 'event'),
    flags: [
      ['newEvent', 'page_access'],
      ['event_create', 'function_access'],
    ],
    call: () => `createEvent(input: { name: "New", ${EVENT_DAY}, place: "Manila", accessLevelIds: [] }) { id }`,
  },
  updateEvent: {
    ...byAdmin('updateEvent', 'event'),
    call: async ({ row }) =>
      `updateEvent(databaseId: ${await row(event)}, revision: 1, input: { name: "Renamed", ${EVENT_DAY}, every: WEEK, place: "Manila", accessLevelIds: [] }) { id }`,
  },
  setEventArchived: {
    ...byAdmin('archiveEvent', 'event'),
    call: async ({ row }) => `setEventArchived(databaseId: ${await row(event)}, archived: true) { id }`,
  },
  publishEvent: {
    ...byAdmin('publishEvent', 'event'),
    flags: [['editEvent', 'page_access']],
    call: async ({ row }) => {
      const id = await row(event);
      return `unpublish: unpublishEvent(databaseId: ${id}) { id } publishEvent(databaseId: ${id}, input: { when: NOW }) { id }`;
    },
  },
  unpublishEvent: {
    ...byAdmin('unpublishEvent', 'event'),
    flags: [['editEvent', 'page_access']],
    call: async ({ row }) => `unpublishEvent(databaseId: ${await row(event)}) { id }`,
  },
  cancelEvent: {
    ...byAdmin('cancelEvent', 'event'),
    call: async ({ row }) => `cancelEvent(databaseId: ${await row(event)}, revision: 1, reason: "A typhoon") { id }`,
  },
  reinstateEvent: {
    ...byAdmin('reinstateEvent', 'event'),
    call: async ({ row }) => `reinstateEvent(databaseId: ${await row(cancelledEvent)}, revision: 1) { id }`,
  },
  changeOccurrence: {
    ...byAdmin('changeOccurrence', 'event time'),
    call: async ({ row }) =>
      `changeOccurrence(eventId: ${await row(event)}, occursAt: "${EVENT_TIME}", revision: 0, input: { ${EVENT_DAY}, cancelled: true, reason: "A typhoon" }) { id }`,
  },
  answerEvent: {
    ...own('answerEvent', 'event answer'),
    call: async ({ row }) => `answerEvent(eventId: ${await row(event)}, occursAt: "${NEXT_EVENT_TIME}", revision: 1, going: true) { id }`,
  },
  recordAttendance: {
    // Records no one: each of these roles may record other people.
    may: ['admin', 'assistant-coach', 'coach', 'expert', 'head-coach', 'tribe-team-fa', 'tribe-team-ro'],
    audited: { action: 'recordAttendance', testedIn: 'modules/events/rsvps.test.ts' },
    call: async ({ row }) => `recordAttendance(eventId: ${await row(event)}, occursAt: "${EVENT_TIME}", userIds: [], present: true) { id }`,
  },
  resetCalendarFeed: { ...own('resetCalendarFeed', 'calendar feed'), call: () => 'resetCalendarFeed { calendarFeedUrl }' },
};
