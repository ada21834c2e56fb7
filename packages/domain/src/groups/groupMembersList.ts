import { defineList } from '../lists/defineList.ts';
import { MEMBER_NEED_NAMES } from './memberNeedNames.ts';

const SORTS = ['name', 'joined', 'need'] as const;

/**
 * The members of one group, as a list with an address: without a group in it, the reader's own one
 * or else the first that they are responsible for. Product decision H1.
 */
export const groupMembersList = defineList({
  sorts: SORTS,
  order: { by: 'name', descending: false },
  searches: 'Name',
  filters: {
    groupId: { kind: 'id', field: 'groupId' },
    subGroupId: { kind: 'id', field: 'subgroupId' },
    stage: { kind: 'id', field: 'stageId' },
    need: { kind: 'enum', field: 'need', words: MEMBER_NEED_NAMES },
    /** Members without a subgroup. */
    placed: { kind: 'yesNo', field: 'isPlaced', words: { no: false } },
  },
});

/**
 * The members of one subgroup, as a list with an address: without a subgroup in it, the reader's
 * own one or else the first that they are responsible for. Product decision H1.
 */
export const subgroupMembersList = defineList({
  sorts: SORTS,
  order: { by: 'name', descending: false },
  searches: 'Name',
  filters: {
    subGroupId: { kind: 'id', field: 'subgroupId' },
    stage: { kind: 'id', field: 'stageId' },
    need: { kind: 'enum', field: 'need', words: MEMBER_NEED_NAMES },
  },
});
