import { sql } from 'drizzle-orm';
import { byAccountManager, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, person } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const FLAGS = [
  ['users', 'page_access'],
  ['editUser', 'page_access'],
] as const;

/** Another new person. */
const other: Fixture = (world) => person(world);

/** A merge of two new people, made now. */
const merge: Fixture = async ({ row, accountId, numberFrom, db }) => {
  const [keptId, archivedId] = [await row(person), await row(other)];
  await db.execute(sql`update users set archived_at = ${TEST_NOW} where id = ${archivedId}`);
  return numberFrom(sql`insert into user_merges (kept_id, archived_id, moved, merged_by_id, undoable_until, created_at)
    values (${keptId}, ${archivedId}, '{}', ${await accountId('admin')}, ${new Date(TEST_NOW.getTime() + 86_400_000)}, ${TEST_NOW}) returning id`);
};

/** A suggestion of two new people. */
const duplicatePair: Fixture = async ({ row, numberFrom }) => {
  const [firstId, secondId] = [await row(person), await row(other)];
  return numberFrom(sql`insert into duplicate_pairs (first_id, second_id, reasons, points, found_at)
    values (least(${firstId}::int, ${secondId}::int), greatest(${firstId}::int, ${secondId}::int), array['mobile'], 3, ${TEST_NOW}) returning id`);
};

/** Cases of the mutations of merges. */
export const mutationCases: MutationCases = {
  mergeUsers: {
    ...byAccountManager('mergeUsers', 'merge'),
    flags: FLAGS,
    call: async ({ row }) => `mergeUsers(input: { keptId: ${await row(person)}, otherIds: [${await row(other)}], sources: [] }) { id }`,
  },
  undoMerge: {
    ...byAccountManager('undoMerge', 'merge'),
    flags: FLAGS,
    call: async ({ row }) => `undoMerge(databaseId: ${await row(merge)}) { id }`,
  },
  setDuplicateDismissed: {
    ...byAccountManager('dismissDuplicate', 'duplicate pair'),
    flags: FLAGS,
    call: async ({ row }) => `setDuplicateDismissed(databaseId: ${await row(duplicatePair)}, dismissed: true) { id }`,
  },
};
