import { record, type Authorization } from '../../graphql/rules.ts';
import { sees } from '../access/commands.ts';
import { seesChallengeGroup, seesParticipant, type ChallengeGroup, type ChallengeParticipant } from './repo.ts';

const STAFF = { page: 'users' } as const;
/** Product decision X1. */
const EDITS = { page: 'users', function: 'group_create' } as const;

/** Access rules for challenges. */
export const challengesAuthorization: Authorization = {
  types: {
    Challenge: 'with-parent',
    ChallengeDay: 'with-parent',
    ChallengeGroup: record('its buddies, and those responsible for one of them', ({ id }: ChallengeGroup, ctx) =>
      sees(ctx, seesChallengeGroup, id),
    ),
    ChallengeParticipant: record('the participant, their buddies, and those responsible for them', ({ id }: ChallengeParticipant, ctx) =>
      sees(ctx, seesParticipant, id),
    ),
    ChallengeGroupPreview: 'with-parent',
    ChallengeGrouping: 'with-parent',
    ChallengeGroupingPreview: 'with-parent',
    ChallengeParticipation: 'everyone',
    ChallengeProgress: 'with-parent',
    ChallengeRegistration: 'everyone',
    ChallengeTask: 'with-parent',
    KeyedChallenge: 'with-parent',
    KeyedChallengeDay: 'with-parent',
  },
  fields: {
    'Challenge.grouping': STAFF,
    'Challenge.withoutBuddies': STAFF,
    'Mutation.createChallenge': EDITS,
    'Mutation.finishChallengeDay': 'signed-in',
    'Mutation.groupParticipants': EDITS,
    'Mutation.reopenChallengeDay': 'signed-in',
    'Mutation.startChallengeFromLast': EDITS,
    'Mutation.undoGrouping': EDITS,
    'Mutation.updateChallenge': EDITS,
    'Mutation.registerToChallenge': 'everyone',
    'Query.challengeByKey': 'everyone',
    'Query.isChallengeParticipant': 'everyone',
    'Viewer.challengeGrouping': EDITS,
    'Viewer.challengeGroup': { page: 'users' },
    'Viewer.challengeGroups': { page: 'users' },
    'Viewer.challengeParticipant': { page: 'users' },
    'Viewer.challengeParticipants': { page: 'users' },
    'Viewer.challenges': { page: 'users' },
    'Viewer.myChallenge': 'signed-in',
  },
};
