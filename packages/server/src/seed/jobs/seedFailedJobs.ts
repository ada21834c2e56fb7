import { randomUUID } from 'node:crypto';
import { failedJobs } from '../../modules/jobs/tables.ts';
import type { Seed } from '../seed.ts';
import type { SeededPeople } from '../users/seededPeople.ts';

const HOUR = 3_600_000;
/** Approximate duration of five tries with increasing delays. */
const TRIED_FOR = 6 * 60_000;

const NO_STORAGE = 'connect ECONNREFUSED 10.0.4.12:9000';
const SLOW_STORAGE = 'The storage did not answer within 60 seconds.';
const SLOW_DATABASE = 'The database refused a statement (57014).';

/** Newest first: the job, the hours since its failure, and the hours until staff ran it again. */
const FAILED = [
  { queue: 'files.removeDropped', hours: 7, problem: NO_STORAGE },
  { queue: 'files.removeOldUploads', hours: 8, problem: NO_STORAGE, ranAgain: 2 },
  { queue: 'files.removeDropped', hours: 13, problem: NO_STORAGE },
  { queue: 'files.removeOldUploads', hours: 61, problem: SLOW_STORAGE, ranAgain: 2 },
  { queue: 'auth.removeExpired', hours: 200, problem: SLOW_DATABASE, ranAgain: 1 },
  { queue: 'files.removeDropped', hours: 431, problem: 'No space left in the storage.', ranAgain: 9 },
  { queue: 'files.removeDropped', hours: 437, problem: 'No space left in the storage.', ranAgain: 3 },
  { queue: 'auth.removeExpired', hours: 790, problem: SLOW_DATABASE },
  { queue: 'files.removeOldUploads', hours: 1013, problem: SLOW_STORAGE, ranAgain: 5 },
  { queue: 'files.removeDropped', hours: 1014, problem: SLOW_STORAGE, ranAgain: 4 },
];

/** Seeds jobs that used up their retries; some were run again. */
export async function seedFailedJobs(seed: Seed, people: SeededPeople): Promise<void> {
  await seed.tx.insert(failedJobs).values(
    FAILED.map(({ queue, hours, problem, ranAgain }) => {
      const failedAt = new Date(seed.now.getTime() - hours * HOUR);
      const sentAt = new Date(failedAt.getTime() - TRIED_FOR);
      const again =
        ranAgain === undefined
          ? {}
          : { ranAgainAt: new Date(failedAt.getTime() + ranAgain * HOUR), ranAgainById: people.accounts.get('admin') };
      return { jobId: randomUUID(), queue, data: {}, problem, tries: 6, sentAt, failedAt, ...again };
    }),
  );
}
