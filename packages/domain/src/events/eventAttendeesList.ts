import { defineList } from '../lists/defineList.ts';

/** Who comes to an event, or was there: at one time of it, which is named by when the recurrence puts it, or at all of them. */
export const eventAttendeesList = defineList({
  sorts: ['answered', 'time'],
  order: { by: 'time', descending: false },
  searches: null,
  filters: {
    event: { kind: 'id', field: 'eventId' },
    at: { kind: 'text', field: 'occursAt' },
  },
});
