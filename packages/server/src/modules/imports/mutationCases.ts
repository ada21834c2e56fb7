import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import type { Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

const sheets = JSON.stringify([{ sheet: 'Groups', titles: ['Group ID', 'Name'], columns: ['Group ID', 'Name'] }]);

/** An import that was checked, with one row that would add a group. */
const checked: Fixture = async ({ numberFrom }) =>
  numberFrom(sql`with ended as (update imports set state = 'failed' where state in ('running', 'undoing'))
    insert into imports (kind, mode, file_name, checksum, state, sheets, creates, total, uploaded_by_id, created_at)
    values ('groups', 'create', 'groups.csv', 'case', 'checked', ${sheets}::jsonb, 1, 1, 1, ${TEST_NOW}) returning id`);

/** An import that was applied. */
const done: Fixture = async ({ numberFrom }) =>
  numberFrom(sql`with ended as (update imports set state = 'failed' where state in ('running', 'undoing'))
    insert into imports (kind, mode, file_name, checksum, state, sheets, creates, total, applied, uploaded_by_id, undoable_until, created_at)
    values ('groups', 'create', 'groups.csv', 'case', 'done', ${sheets}::jsonb, 1, 1, 1, 1, ${new Date(TEST_NOW.getTime() + 3_600_000)}, ${TEST_NOW}) returning id`);

/** An import that is being applied, or was stopped. */
const inState =
  (state: 'running' | 'stopped', stoppedIn: 'running' | null): Fixture =>
  async ({ numberFrom }) => {
    const id = await numberFrom(sql`
      with ended as (update imports set state = 'failed' where state in ('running', 'undoing'))
      insert into imports (kind, mode, file_name, checksum, state, sheets, creates, total, uploaded_by_id, created_at)
      values ('groups', 'create', 'groups.csv', 'case', 'failed', ${sheets}::jsonb, 1, 1, 1, ${TEST_NOW}) returning id`);
    return numberFrom(sql`update imports set state = ${state}, stopped_in = ${stoppedIn} where id = ${id} returning id`);
  };

/** Cases of the mutations of imports. */
export const mutationCases: MutationCases = {
  applyImport: {
    ...byAdmin('applyImport', 'import'),
    call: async ({ row }) => `applyImport(databaseId: ${await row(checked)}) { databaseId }`,
  },
  undoImport: { ...byAdmin('undoImport', 'import'), call: async ({ row }) => `undoImport(databaseId: ${await row(done)}) { databaseId }` },
  stopImport: {
    ...byAdmin('stopImport', 'import'),
    call: async ({ row }) => `stopImport(databaseId: ${await row(inState('running', null))}) { databaseId }`,
  },
  continueImport: {
    ...byAdmin('continueImport', 'import'),
    call: async ({ row }) => `continueImport(databaseId: ${await row(inState('stopped', 'running'))}) { databaseId }`,
  },
  mapImport: {
    ...byAdmin('mapImport', 'import'),
    call: async ({ row }) =>
      `mapImport(databaseId: ${await row(checked)}, columns: [{ sheet: "Groups", title: "Name", column: null }]) { databaseId }`,
  },
};
