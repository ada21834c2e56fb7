import { isLive } from '@atlas/domain/content';
import { ofPerson, record, type Authorization } from '../../graphql/rules.ts';
import { opensAllOf } from '../content/repo.ts';
import type { User } from '../users/repo.ts';
import { EVENT_CONTENT, type EventRow } from './repo.ts';

/** Access rules of the events module. */
export const eventsAuthorization: Authorization = {
  types: {
    Event: record(
      'drafts and archived events only for holders of event',
      (event: EventRow, ctx) => isLive(event, ctx.source.now) || opensAllOf(EVENT_CONTENT, ctx.source.reader),
    ),
    AttendedTime: 'with-parent',
    EventAttendance: 'with-parent',
    EventAttendee: 'with-parent',
    EventAudience: 'with-parent',
    EventOccurrence: 'with-parent',
    EventSeat: 'with-parent',
    Recurrence: 'with-parent',
  },
  fields: {
    'Event.accessLevels': { page: 'event' },
    'Event.attendance': { page: 'event' },
    'Event.attendees': { page: 'event' },
    'Event.products': { page: 'event' },
    'Event.publication': { page: ['events', 'event'] },
    'Event.publishChecks': { page: 'editEvent' },
    'Event.publishedAt': { page: ['events', 'event'] },
    'Event.recordingUrl': { page: 'event' },
    'Event.walkIns': { page: 'event' },
    'Mutation.answerEvent': 'signed-in',
    'Mutation.cancelEvent': { page: 'editEvent' },
    'Mutation.changeOccurrence': { page: 'editEvent' },
    'Mutation.createEvent': { page: 'newEvent', function: 'event_create' },
    'Mutation.publishEvent': { page: 'editEvent' },
    'Mutation.recordAttendance': { page: 'event' },
    'Mutation.reinstateEvent': { page: 'editEvent' },
    'Mutation.resetCalendarFeed': 'signed-in',
    'Mutation.setEventArchived': { page: 'editEvent' },
    'Mutation.unpublishEvent': { page: 'editEvent' },
    'Mutation.updateEvent': { page: 'editEvent' },
    'User.attendance': ofPerson('user', ({ id }: User) => id),
    'Viewer.calendarFeedUrl': 'signed-in',
    'Viewer.event': 'signed-in',
    'Viewer.eventAudiences': { page: ['newEvent', 'editEvent'] },
    'Viewer.eventHosts': { page: ['newEvent', 'editEvent', 'events'] },
    'Viewer.events': { page: 'events' },
    'Viewer.myEvents': 'signed-in',
  },
};
