import { record, type Authorization } from '../../graphql/rules.ts';
import { sees } from '../access/commands.ts';
import { seesGroup, seesGroupMember, seesSubgroup, type Group, type GroupMember, type Subgroup } from './repo.ts';

/** Access rules for groups. */
export const groupsAuthorization: Authorization = {
  types: {
    Group: record('those responsible for it or for a member, and its members', ({ id }: Group, ctx) => sees(ctx, seesGroup, id)),
    GroupMember: record('those responsible for the group, and the members of the subgroup', ({ userId }: GroupMember, ctx) =>
      sees(ctx, seesGroupMember, userId),
    ),
    GroupStage: 'with-parent',
    Subgroup: record('those responsible for its group or for a member, its leader, and its members', ({ id }: Subgroup, ctx) =>
      sees(ctx, seesSubgroup, id),
    ),
  },
  fields: {
    'Viewer.group': { page: 'group' },
    'Viewer.groups': { page: 'groups' },
    'Viewer.managedGroup': 'signed-in',
    'Viewer.myGroup': 'signed-in',
    'Viewer.mySubgroup': 'signed-in',
    'Viewer.subgroup': 'signed-in',
    'Viewer.subgroups': { page: 'subGroup' },
  },
};
