import { record, type Authorization } from '../../graphql/rules.ts';
import { sees } from '../access/commands.ts';
import { inScopeLoader } from '../access/scopes.ts';
import {
  seesAccountabilityGroup,
  seesAccountabilityMember,
  type AccountabilityGroup,
  type AccountabilityMember,
  type CheckIn,
} from './repo.ts';

/** Access rules for accountability. */
export const accountabilityAuthorization: Authorization = {
  types: {
    AccountabilityGroup: record('staff, its leaders and members, and those responsible for a member', ({ id }: AccountabilityGroup, ctx) =>
      sees(ctx, seesAccountabilityGroup, id),
    ),
    AccountabilityMember: record('those who see the group, and those responsible for the member', ({ userId }: AccountabilityMember, ctx) =>
      sees(ctx, seesAccountabilityMember, userId),
    ),
    CheckIn: record('the member, and those responsible for them', ({ userId }: CheckIn, ctx) => sees(ctx, inScopeLoader, userId)),
    RoundChoice: 'with-parent',
    RoundSeat: 'with-parent',
    SelectionRound: 'signed-in',
  },
  fields: {
    'Viewer.accountabilityGroup': 'signed-in',
    'Viewer.accountabilityGroups': 'signed-in',
    'Viewer.checkIns': 'signed-in',
    'Viewer.ledAccountabilityGroup': 'signed-in',
    'Viewer.myAccountabilityGroup': 'signed-in',
    'Viewer.myCheckIns': 'signed-in',
    'Viewer.openSelectionRound': 'signed-in',
    'Viewer.selectionRound': 'signed-in',
    'Viewer.selectionRounds': 'signed-in',
    'Viewer.unplacedMembers': { page: 'users' },
  },
};
