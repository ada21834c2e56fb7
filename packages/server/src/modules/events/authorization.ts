import { record, type Authorization } from '../../graphql/rules.ts';
import { opensAllOf } from '../content/repo.ts';
import { EVENT_CONTENT, type EventRow } from './repo.ts';

/** Who may what of events. */
export const eventsAuthorization: Authorization = {
  types: {
    Event: record(
      'archived ones only for those who hold event',
      ({ archivedAt }: EventRow, ctx) => archivedAt === null || opensAllOf(EVENT_CONTENT, ctx.source.reader),
    ),
    EventOccurrence: 'with-parent',
    Recurrence: 'with-parent',
  },
  fields: {
    'Event.attendees': { page: 'event' },
    'Viewer.event': 'signed-in',
    'Viewer.events': { page: 'events' },
    'Viewer.myEvents': 'signed-in',
  },
};
