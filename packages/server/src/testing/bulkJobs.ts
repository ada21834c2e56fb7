import { expect } from 'vitest';
import { runBulkJob } from '../modules/jobs/bulk/runBulkJob.ts';
import { JOBS } from '../registry/jobs.ts';
import { codeOf, type TestServer } from './testServer.ts';

const JOB = 'databaseId state total changed skipped failed undone kept skips { message rows }';

interface BulkOptions {
  /** The demo account that works. */
  key?: string;
  /** The list from which the records are chosen. */
  list?: string;
}

/** Bulk jobs of a test server, run at once instead of by the queue. */
export async function bulkJobsOf(server: TestServer) {
  await server.app.queues.open(JOBS);
  const preview = (operation: string, input: object, ids: readonly number[], { key = 'admin', list = 'members' }: BulkOptions = {}) => {
    const PREVIEW = `mutation ($input: JSON!, $ids: [Int!]) {
      it: previewBulkJob(operation: ${operation}, input: $input, selection: { list: ${list}, search: "", ids: $ids }) { ${JOB} } }`;
    return server.request(key, PREVIEW, { input, ids });
  };
  const follow = async (name: 'apply' | 'undo', id: number, key: string) => {
    const answer = await server.request(key, `mutation ($id: Int!) { ${name}BulkJob(databaseId: $id) { id } }`, { id });
    expect(codeOf(answer)).toBeUndefined();
    await runBulkJob(server.app, crypto.randomUUID(), id, new AbortController().signal);
    const READ = `query ($id: Int!) { viewer { bulkJob(databaseId: $id) { ${JOB} rows(first: 50) { edges { node { subjectId state was becomes message } } } } } }`;
    return (await server.request(key, READ, { id })).data.viewer.bulkJob;
  };
  return {
    preview,
    /** Applies or undoes a job, and returns its outcome. */
    follow,
    /** Previews and applies a bulk job, and returns its outcome. */
    carryOut: async (operation: string, input: object, ids: readonly number[], options: BulkOptions = {}) => {
      const { data, errors } = await preview(operation, input, ids, options);
      expect(errors).toBeUndefined();
      return follow('apply', data.it.databaseId, options.key ?? 'admin');
    },
    /** Undoes a bulk job, and returns its outcome. */
    undo: (id: number, key = 'admin') => follow('undo', id, key),
  };
}
