import { defineList } from '../lists/defineList.ts';

/**
 * The list of people who plan to attend an event, or attended it: at one occurrence (identified by
 * its planned start), or at all of them.
 */
export const eventAttendeesList = defineList({
  sorts: ['answered', 'time'],
  order: { by: 'time', descending: false },
  searches: null,
  filters: {
    event: { kind: 'id', field: 'eventId' },
    at: { kind: 'text', field: 'occursAt' },
  },
});
