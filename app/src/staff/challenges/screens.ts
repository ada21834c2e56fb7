import { challengeParticipantsList } from '@atlas/domain/challenges';
import { listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import GroupsQuery from './__generated__/ChallengeGroupsScreenQuery$parameters.ts';

/** The challenges and their participants. */
export const screens = {
  challengeGroups: listScreen({
    load: async () => (await import('./ChallengeGroupsScreen.tsx')).ChallengeGroupsScreen,
    query: GroupsQuery,
    list: challengeParticipantsList,
  }),
} satisfies ScreenTable;
