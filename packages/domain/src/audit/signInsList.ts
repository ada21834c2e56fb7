import { defineList } from '../lists/defineList.ts';

/** The list of sign-in and sign-up attempts, filtered by person, result and Manila day. */
export const signInsList = defineList({
  sorts: ['at'],
  order: { by: 'at', descending: true },
  searches: 'Person or request ID',
  filters: {
    person: { kind: 'id', field: 'userId' },
    result: { kind: 'yesNo', field: 'isSuccess', words: { succeeded: true, failed: false } },
    from: { kind: 'day', field: 'from' },
    to: { kind: 'day', field: 'to' },
  },
});
