import { builder } from '../../graphql/builder.ts';
import type { Challenge, ChallengeGroup, ChallengeParticipant, ChallengeTask } from './repo.ts';

export const ChallengeRef = builder.objectRef<Challenge>('Challenge');
export const ChallengeTaskRef = builder.objectRef<ChallengeTask>('ChallengeTask');
export const ChallengeGroupRef = builder.objectRef<ChallengeGroup>('ChallengeGroup');
export const ChallengeParticipantRef = builder.objectRef<ChallengeParticipant>('ChallengeParticipant');
