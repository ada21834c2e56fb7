import { defineList } from '../lists/defineList.ts';

/**
 * The list of accountability groups. Archived ones appear only when requested.
 *
 * @spec 2 §3; the filters are a product decision
 */
export const accountabilityGroupsList = defineList({
  sorts: ['name', 'created'],
  order: { by: 'name', descending: false },
  searches: 'Name',
  filters: {
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
    room: { kind: 'yesNo', field: 'withRoom', words: { yes: true } },
    full: { kind: 'yesNo', field: 'overFull', words: { over: true } },
    led: { kind: 'yesNo', field: 'isLed', words: { no: false } },
  },
});

/**
 * The list of members without an accountability group.
 *
 * @spec 2 §3; the filters are a product decision
 */
export const unplacedMembersList = defineList({
  sorts: ['created'],
  order: { by: 'created', descending: false },
  searches: 'Name, email or Tribe ID',
  filters: {
    stage: { kind: 'id', field: 'stageId' },
    batch: { kind: 'id', field: 'batchId' },
  },
});
