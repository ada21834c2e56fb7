import { defineList } from '../lists/defineList.ts';

/** The segments that a reader sees: their own, and those that others share. */
export const segmentsList = defineList({
  sorts: ['name', 'created'],
  order: { by: 'name', descending: false },
  searches: 'Name',
  filters: {
    list: { kind: 'enum', field: 'list', words: ['members', 'nonMembers'] },
    own: { kind: 'yesNo', field: 'isOwn', words: { yes: true, no: false } },
  },
});
