import { record, type Authorization, type Rule } from '../../graphql/rules.ts';
import { sees } from '../access/commands.ts';
import { looksAfterCheckIns } from './checkInRepo.ts';
import {
  seesAccountabilityGroup,
  seesAccountabilityMember,
  type AccountabilityGroup,
  type AccountabilityMember,
  type CheckIn,
  type SelectionRound,
} from './repo.ts';
import { seesRound } from './roundRepo.ts';

/** The flags of staff who look after accountability groups and rounds. */
const STAFF: Rule = { page: 'users', function: 'group_create' };

/** Access rules for accountability. */
export const accountabilityAuthorization: Authorization = {
  types: {
    AccountabilityGroup: record('staff, its leaders and members, and those responsible for a member', ({ id }: AccountabilityGroup, ctx) =>
      sees(ctx, seesAccountabilityGroup, id),
    ),
    AccountabilityMember: record('those who see the group, and those responsible for the member', ({ userId }: AccountabilityMember, ctx) =>
      sees(ctx, seesAccountabilityMember, userId),
    ),
    AccountabilityChoices: 'with-parent',
    AccountabilityCounts: 'with-parent',
    BuddyCheckIn: 'with-parent',
    CheckIn: record('the member, the leaders of their group, and those responsible for them', ({ userId }: CheckIn, ctx) =>
      sees(ctx, looksAfterCheckIns, userId),
    ),
    RoundChoice: 'with-parent',
    RoundDraw: 'with-parent',
    RoundLead: 'with-parent',
    RoundSeat: 'with-parent',
    RoundWish: 'with-parent',
    SelectionRound: record('staff who see everyone, the members for whom it is, and its leads', ({ id }: SelectionRound, ctx) =>
      sees(ctx, seesRound, id),
    ),
  },
  fields: {
    'Mutation.createAccountabilityGroup': STAFF,
    'Mutation.replyToCheckIn': 'signed-in',
    'Mutation.saveAccountabilityChoices': 'signed-in',
    'Mutation.saveAccountabilityContact': 'signed-in',
    'Mutation.saveCheckIn': 'signed-in',
    'Mutation.setAccountabilityGroupArchived': STAFF,
    'Mutation.setCalled': 'signed-in',
    'Mutation.updateAccountabilityGroup': STAFF,
    'Viewer.accountabilityChoices': 'signed-in',
    'Viewer.accountabilityCounts': STAFF,
    'Viewer.checkInStreak': 'signed-in',
    'Viewer.checkInWeek': 'signed-in',
    'Viewer.ledAccountabilityGroups': 'signed-in',
    'Mutation.announceRound': STAFF,
    'Mutation.assignRound': STAFF,
    'Mutation.chooseTeamLead': 'signed-in',
    'Mutation.createSelectionRound': STAFF,
    'Mutation.undoRoundAssignment': STAFF,
    'Mutation.updateSelectionRound': STAFF,
    'Mutation.withdrawTeamLeadChoice': 'signed-in',
    'Viewer.accountabilityGroup': 'signed-in',
    'Viewer.accountabilityGroups': 'signed-in',
    'Viewer.checkIns': 'signed-in',
    'Viewer.ledAccountabilityGroup': 'signed-in',
    'Viewer.myAccountabilityGroup': 'signed-in',
    'Viewer.myCheckIns': 'signed-in',
    'Viewer.mySelectionRound': 'signed-in',
    'Viewer.openSelectionRound': 'signed-in',
    'Viewer.roundLeads': { page: 'users' },
    'Viewer.selectionRound': 'signed-in',
    'Viewer.selectionRounds': 'signed-in',
    'Viewer.unplacedMembers': { page: 'users' },
  },
};
