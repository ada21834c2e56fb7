import { record, type Authorization } from '../../graphql/rules.ts';
import { seesGroup, seesGroupMember, seesSubgroup, type Group, type GroupMember, type Subgroup } from './repo.ts';

/** Who may what of groups. */
export const groupsAuthorization: Authorization = {
  types: {
    Group: record('who looks after it or a member of it, and its members', ({ id }: Group, ctx) => ctx.loader(seesGroup).load(id)),
    GroupMember: record('who looks after the group, and the members of the subgroup', ({ userId }: GroupMember, ctx) =>
      ctx.loader(seesGroupMember).load(userId),
    ),
    GroupStage: 'with-parent',
    Subgroup: record('who looks after its group or a member of it, its leader, and its members', ({ id }: Subgroup, ctx) =>
      ctx.loader(seesSubgroup).load(id),
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
