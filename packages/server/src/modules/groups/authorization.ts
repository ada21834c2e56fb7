import { record, type Authorization } from '../../graphql/rules.ts';
import { sees } from '../access/commands.ts';
import { seesGroup, seesGroupMember, seesSubgroup, type Group, type GroupMember, type Subgroup } from './repo.ts';

/** Access rules for groups. */
export const groupsAuthorization: Authorization = {
  types: {
    ActiveWeek: 'with-parent',
    Group: record('those responsible for it or for a member, and its members', ({ id }: Group, ctx) => sees(ctx, seesGroup, id)),
    GroupMember: record('those responsible for the group, and the members of the subgroup', ({ userId }: GroupMember, ctx) =>
      sees(ctx, seesGroupMember, userId),
    ),
    GroupNeeds: 'with-parent',
    GroupStage: 'with-parent',
    MemberNeed: 'with-parent',
    NeedCount: 'with-parent',
    Subgroup: record('those responsible for its group or for a member, its leader, and its members', ({ id }: Subgroup, ctx) =>
      sees(ctx, seesSubgroup, id),
    ),
  },
  fields: {
    'Mutation.createGroup': { page: 'newGroup', function: 'group_create' },
    'Mutation.createSubgroup': { page: 'newSubGroup' },
    'Mutation.setGroupArchived': { page: 'editGroup' },
    'Mutation.setSubgroupArchived': { page: 'editSubGroup' },
    'Mutation.updateGroup': { page: 'editGroup' },
    'Mutation.updateSubgroup': { page: 'editSubGroup' },
    'Viewer.group': { page: 'group' },
    'Viewer.groups': { page: 'groups' },
    'Viewer.groupMembers': { page: 'viewGroupMembers' },
    'Viewer.ledGroup': 'signed-in',
    'Viewer.ledGroups': 'signed-in',
    'Viewer.listedSubgroups': 'signed-in',
    'Viewer.managedGroup': 'signed-in',
    'Viewer.membersGroup': { page: 'viewGroupMembers' },
    'Viewer.membersSubgroup': 'signed-in',
    'Viewer.myGroup': 'signed-in',
    'Viewer.mySubgroup': 'signed-in',
    'Viewer.subgroup': 'signed-in',
    'Viewer.subgroupMembers': 'signed-in',
    'Viewer.subgroups': { page: 'subGroup' },
  },
};
