import { defineList } from '../lists/defineList.ts';

/** The participants of challenges, as a list with an address. */
export const challengeParticipantsList = defineList({
  sorts: ['group', 'created'],
  order: { by: 'group', descending: false },
  searches: 'Name, email or Tribe ID',
  filters: {
    challenge: { kind: 'id', field: 'challengeId' },
    group: { kind: 'id', field: 'groupId' },
    buddies: { kind: 'yesNo', field: 'withoutGroup', words: { none: true } },
    day: { kind: 'id', field: 'finishedDay' },
  },
});
