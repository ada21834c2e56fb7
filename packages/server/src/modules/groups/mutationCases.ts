import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** A group without people. */
const group: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into groups (name, created_at) values (${`Fresh ${await row(uniqueNumber)}`}, ${TEST_NOW}) returning id`);

/** The seeded group that the demo coach coaches, whom the demo head coach heads. */
const amihan: Fixture = ({ numberFrom }) => numberFrom(sql`select id from groups where name = 'Amihan'`);

/** A subgroup of Amihan without people. */
const subgroup: Fixture = async ({ numberFrom, row }) =>
  numberFrom(sql`insert into subgroups (group_id, name, created_at)
    values (${await row(amihan)}, ${`Fresh ${await row(uniqueNumber)}`}, ${TEST_NOW}) returning id`);

const byHeadCoach = (action: string) => ({ may: ['head-coach', 'admin'], audited: { action, subjectType: 'subgroup' } }) as const;

/** Cases of the mutations of groups and subgroups. */
export const mutationCases: MutationCases = {
  createGroup: {
    ...byAdmin('createGroup', 'group'),
    flags: [
      ['newGroup', 'page_access'],
      ['group_create', 'function_access'],
    ],
    call: async ({ row }) => `createGroup(input: { name: "New ${await row(uniqueNumber)}" }) { id }`,
  },
  updateGroup: {
    ...byAdmin('updateGroup', 'group'),
    flags: [['editGroup', 'page_access']],
    call: async ({ row }) =>
      `updateGroup(databaseId: ${await row(group)}, revision: 1, input: { name: "Renamed ${await row(uniqueNumber)}" }) { id }`,
  },
  setGroupArchived: {
    ...byAdmin('archiveGroup', 'group'),
    flags: [['editGroup', 'page_access']],
    call: async ({ row }) => `setGroupArchived(databaseId: ${await row(group)}, archived: true) { id }`,
  },
  createSubgroup: {
    ...byHeadCoach('createSubgroup'),
    flags: [['newSubGroup', 'page_access']],
    call: async ({ row }) => `createSubgroup(input: { groupId: ${await row(amihan)}, name: "New ${await row(uniqueNumber)}" }) { id }`,
  },
  updateSubgroup: {
    ...byHeadCoach('updateSubgroup'),
    flags: [['editSubGroup', 'page_access']],
    call: async ({ row }) =>
      `updateSubgroup(databaseId: ${await row(subgroup)}, revision: 1, input: { groupId: ${await row(amihan)}, name: "Renamed ${await row(uniqueNumber)}" }) { id }`,
  },
  setSubgroupArchived: {
    ...byHeadCoach('archiveSubgroup'),
    flags: [['editSubGroup', 'page_access']],
    call: async ({ row }) => `setSubgroupArchived(databaseId: ${await row(subgroup)}, archived: true) { id }`,
  },
};
