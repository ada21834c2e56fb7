import { defineList } from '../lists/defineList.ts';

/**
 * The list of changes, filtered by author, action, record and Manila day. Previews of bulk changes
 * that were never applied appear only when requested.
 */
export const auditEntriesList = defineList({
  sorts: ['at'],
  order: { by: 'at', descending: true },
  searches: 'Person or request ID',
  filters: {
    actor: { kind: 'id', field: 'actorId' },
    action: { kind: 'text', field: 'action', many: true },
    subject: { kind: 'text', field: 'subjectType', many: true },
    record: { kind: 'id', field: 'subjectId' },
    previews: { kind: 'yesNo', field: 'previews', words: { shown: true } },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});
