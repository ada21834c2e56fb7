import { record, type Authorization } from '../../graphql/rules.ts';
import { sees } from '../access/commands.ts';
import { seesChallengeGroup, seesParticipant, type ChallengeGroup, type ChallengeParticipant } from './repo.ts';

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
    ChallengeParticipation: 'everyone',
    ChallengeProgress: 'with-parent',
    ChallengeRegistration: 'everyone',
    ChallengeTask: 'with-parent',
  },
  fields: {
    'Mutation.registerToChallenge': 'everyone',
    'Query.isChallengeParticipant': 'everyone',
    'Viewer.challengeGroup': { page: 'users' },
    'Viewer.challengeGroups': { page: 'users' },
    'Viewer.challengeParticipant': { page: 'users' },
    'Viewer.challengeParticipants': { page: 'users' },
    'Viewer.challenges': { page: 'users' },
    'Viewer.myChallenge': 'signed-in',
  },
};
