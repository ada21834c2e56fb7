import { PUBLICATIONS } from '../content/publication.ts';
import { defineList } from '../lists/defineList.ts';

/**
 * The list of all courses, for staff who manage them. Archived courses appear only when requested.
 *
 * @spec 2 §3, status
 */
export const coursesList = defineList({
  sorts: ['created', 'name'],
  order: { by: 'created', descending: true },
  searches: 'Name',
  filters: {
    author: { kind: 'id', field: 'authorId', many: true },
    publication: { kind: 'enum', field: 'publication', words: PUBLICATIONS },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});
