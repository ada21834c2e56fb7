import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { uniqueNumber, type Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** An access level without holders, renamed since its first version. */
const accessLevel: Fixture = async ({ db, numberFrom }) => {
  const id = await numberFrom(sql`insert into access_levels (key, name, role, page_access, function_access, created_at)
    values ('l' || replace(gen_random_uuid()::text, '-', ''), 'Fresh', 'coach', '{}', '{}', ${TEST_NOW}) returning id`);
  await db.execute(sql`insert into access_level_versions (access_level_id, number, name, role, page_access, function_access, created_at)
    values (${id}, 1, 'Before', 'coach', '{}', '{}', ${TEST_NOW})`);
  return id;
};

/** Cases of the mutations of access levels. */
export const mutationCases: MutationCases = {
  createAccessLevel: {
    ...byAdmin('createAccessLevel', 'access level'),
    flags: [
      ['newAccessLevel', 'page_access'],
      ['access-level_create', 'function_access'],
    ],
    call: async ({ row }) =>
      `createAccessLevel(input: { name: "New", key: "fresh-${await row(uniqueNumber)}", role: COACH, pageAccess: ["courses"], functionAccess: [] }) { id }`,
  },
  updateAccessLevel: {
    ...byAdmin('updateAccessLevel', 'access level'),
    call: async ({ row }) =>
      `updateAccessLevel(databaseId: ${await row(accessLevel)}, revision: 1, input: { name: "Renamed", role: COACH, pageAccess: [], functionAccess: [] }) { id }`,
  },
  setAccessLevelArchived: {
    ...byAdmin('archiveAccessLevel', 'access level'),
    call: async ({ row }) => `setAccessLevelArchived(databaseId: ${await row(accessLevel)}, archived: true) { id }`,
  },
  restoreAccessLevelVersion: {
    ...byAdmin('restoreAccessLevelVersion', 'access level'),
    call: async ({ row }) => `restoreAccessLevelVersion(databaseId: ${await row(accessLevel)}, revision: 1, number: 1) { id }`,
  },
};
