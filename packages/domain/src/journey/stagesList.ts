import { defineList } from '../lists/defineList.ts';

/** The list of all stages, for those who look after them: the journey in its order unless the archived ones are wanted. Specification 2 §3. */
export const stagesList = defineList({
  sorts: ['number'],
  order: { by: 'number', descending: false },
  searches: 'Name',
  filters: { status: { kind: 'yesNo', field: 'archived', words: { archived: true } } },
});
