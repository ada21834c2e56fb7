import { defineList } from '../lists/defineList.ts';

/** The suggestions of `/community/mergeUsers`, the most likely first. */
export const duplicatePairsList = defineList({
  sorts: ['likely'],
  order: { by: 'likely', descending: true },
  searches: null,
  filters: { dismissed: { kind: 'yesNo', field: 'dismissed' } },
});

/** The merges of `/community/mergeUsers`, newest first. */
export const mergesList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: true },
  searches: null,
  filters: {},
});
