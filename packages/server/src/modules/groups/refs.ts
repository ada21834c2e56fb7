import { builder } from '../../graphql/builder.ts';
import type { Group, GroupMember, Subgroup } from './repo.ts';

export const GroupRef = builder.objectRef<Group>('Group');
export const SubgroupRef = builder.objectRef<Subgroup>('Subgroup');
export const GroupMemberRef = builder.objectRef<GroupMember>('GroupMember');
