import { defineList } from '../lists/defineList.ts';

/**
 * The requests to move up from the stages that a user reviews, the longest-waiting first.
 *
 * @spec product decision; 1 §2.4 names the page
 */
export const moveUpsList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: false },
  searches: 'Name, email or Tribe ID',
  filters: {
    stage: { kind: 'id', field: 'stageId' },
    state: { kind: 'enum', field: 'state', words: ['waiting', 'approved', 'returned'] },
  },
});

/**
 * The members of the stages that a user manages: those who are stuck first, the longest-stuck before
 * the others.
 *
 * @spec product decision; 1 §2.4 names the page
 */
export const stageMembersList = defineList({
  sorts: ['attention', 'activity', 'entered'],
  order: { by: 'attention', descending: false },
  searches: 'Name, email or Tribe ID',
  filters: {
    stage: { kind: 'id', field: 'stageId' },
    state: { kind: 'enum', field: 'state', words: ['stuck', 'waiting', 'moving'] },
  },
});
