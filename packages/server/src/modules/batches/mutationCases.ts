import { sql } from 'drizzle-orm';
import { byAdmin, type MutationCases } from '../../testing/mutationCases.ts';
import { type Fixture, uniqueNumber } from '../../testing/mutationWorld.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

/** The input of a batch that launches on a day of its own. */
const input = (number: number): string => {
  const day = new Date(Date.UTC(2040, 0, 1 + number)).toISOString().slice(0, 10);
  return `{ name: "Fresh ${number}", launchFrom: "${day}", launchTo: "${day}" }`;
};

/** A batch that launches long ago, on the day of another one only if that is archived. */
const batch: Fixture = ({ numberFrom }) =>
  numberFrom(sql`insert into batches (name, launch_from, launch_to, created_at)
    select 'Case ' || count(*), date '1990-01-01' + count(*)::int, date '1990-01-01' + count(*)::int, ${TEST_NOW} from batches returning id`);

/** Cases of the mutations of batches. */
export const mutationCases: MutationCases = {
  createBatch: {
    ...byAdmin('createBatch', 'batch'),
    flags: [
      ['newBatch', 'page_access'],
      ['batch_create', 'function_access'],
    ],
    call: async ({ row }) => `createBatch(input: ${input(await row(uniqueNumber))}) { id }`,
  },
  updateBatch: {
    ...byAdmin('updateBatch', 'batch'),
    flags: [['editBatch', 'page_access']],
    call: async ({ row }) => `updateBatch(databaseId: ${await row(batch)}, revision: 1, input: ${input(await row(uniqueNumber))}) { id }`,
  },
  setBatchArchived: {
    ...byAdmin('archiveBatch', 'batch'),
    flags: [['editBatch', 'page_access']],
    call: async ({ row }) => `setBatchArchived(databaseId: ${await row(batch)}, archived: true) { id }`,
  },
};
