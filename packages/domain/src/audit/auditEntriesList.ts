import { defineList } from '../lists/defineList.ts';

/** The list of what was changed: by who acted or on whose behalf, by action, by record, and by day of Manila. */
export const auditEntriesList = defineList({
  sorts: ['at'],
  order: { by: 'at', descending: true },
  searches: 'Person or request ID',
  filters: {
    actor: { kind: 'id', field: 'actorId' },
    action: { kind: 'text', field: 'action' },
    subject: { kind: 'text', field: 'subjectType' },
    record: { kind: 'id', field: 'subjectId' },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});
