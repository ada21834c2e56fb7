import { defineList } from '../lists/defineList.ts';

/** The list of changes, filtered by actor or represented person, action, record and Manila day. */
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
