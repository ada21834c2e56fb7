import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { course, type Fixture } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { fingerprintOf } from './bulk/selection.ts';

/** A bulk operation on one course, started by admin@, in the given state. */
const bulkJob =
  (state: 'previewed' | 'running' | 'done'): Fixture =>
  async ({ row, accountId, numberFrom }) => {
    const courseIds = [await row(course)];
    return numberFrom(sql`insert into bulk_jobs (operation, input, list, selected_ids, preview_hash, state, total, changed, started_by_id, undoable_until, created_at)
      values ('archive-courses', '{}', 'courses', ${JSON.stringify(courseIds)}::jsonb, ${fingerprintOf(courseIds)}, ${state},
        1, ${state === 'done' ? 1 : 0}, ${await accountId('admin')}, ${new Date(TEST_NOW.getTime() + 1).toISOString()}, ${TEST_NOW}) returning id`);
  };
const previewedJob = bulkJob('previewed');
const runningJob = bulkJob('running');
const endedJob = bulkJob('done');

/** A job that failed after its last attempt. */
const failedJob: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into failed_jobs (job_id, queue, data, problem, tries, sent_at, failed_at)
    values (gen_random_uuid(), 'auth.removeExpired', '{}', 'x', 6, ${TEST_NOW}, ${TEST_NOW}) returning id`);

/** Cases of the mutations of bulk operations and failed jobs. */
export const mutationCases: MutationCases = {
  previewBulkJob: {
    ...byAdmin('previewBulkJob', 'bulk job'),
    call: async ({ row }) =>
      `previewBulkJob(operation: ARCHIVE_COURSES, input: {}, selection: { list: courses, search: "", ids: [${await row(course)}] }) { id }`,
  },
  applyBulkJob: {
    ...byAdmin('applyBulkJob', 'bulk job'),
    call: async ({ row }) => `applyBulkJob(databaseId: ${await row(previewedJob)}) { id }`,
  },
  stopBulkJob: {
    ...byAdmin('stopBulkJob', 'bulk job'),
    call: async ({ row }) => `stopBulkJob(databaseId: ${await row(runningJob)}) { id }`,
  },
  undoBulkJob: {
    ...byAdmin('undoBulkJob', 'bulk job'),
    call: async ({ row }) => `undoBulkJob(databaseId: ${await row(endedJob)}) { id }`,
  },
  dismissBulkJob: {
    ...byAdmin('dismissBulkJob', 'bulk job'),
    call: async ({ row }) => `dismissBulkJob(databaseId: ${await row(endedJob)}) { id }`,
  },
  runJobAgain: {
    ...byAdmin('runJobAgain', 'failed job'),
    call: async ({ row }) => `runJobAgain(input: { databaseId: ${await row(failedJob)} }) { id }`,
  },
};
