import type { Job as FetchedJob } from 'pg-boss';
import { z } from 'zod';
import type { App } from '../app.ts';
import { contextOfJob } from '../commands/context.ts';
import { isOutgoingPaused } from '../modules/installation/repo.ts';
import type { Job } from './defineJob.ts';
import { problemOf } from './problemOf.ts';
import { DEAD_LETTERS, GROUP } from './queues.ts';
import { RETIRED_SCHEDULES } from './retiredSchedules.ts';

/**
 * How often a queue is polled without an announcement: for jobs that have become due, and for
 * retries.
 */
const LOOK_EVERY_SECONDS = 10;

/**
 * The delay of an outgoing job that is put back, when the pause began after this process started.
 */
const PUT_BACK_MS = 60_000;

/**
 * Starts running jobs in this process, including scheduled ones. The queues must be open. While
 * outgoing work is paused, outgoing jobs stay in their queues.
 *
 * @param retired queues that only earlier versions had on a schedule
 */
export async function work(app: App, jobs: readonly Job[], retired: readonly string[] = RETIRED_SCHEDULES): Promise<void> {
  await keepSchedules(app, jobs, retired);
  for (const job of jobs) if (!job.outgoing) await workOn(app, job);
  for (const { queue, atStartup } of jobs) {
    if (atStartup) app.queues.wakeSoon({ queue, data: z.object({}) });
  }
  const outgoing = jobs.filter((job) => job.outgoing);
  if (outgoing.length === 0) return;
  if (await isOutgoingPaused(app.database.db)) waitUntilResumed(app, outgoing);
  else for (const job of outgoing) await workOn(app, job);
}

/** Starts outgoing jobs once outgoing work is resumed, by this process or by another one. */
function waitUntilResumed(app: App, jobs: readonly Job[]): void {
  const { log, queues, database } = app;
  log.warn('a restore paused outgoing work; npm run resume lets it continue');
  const left = [...jobs];
  let isLooking = false;
  const look = async () => {
    if (isLooking || queues.stopping.aborted) return;
    isLooking = true;
    try {
      if (await isOutgoingPaused(database.db)) return;
      // Removing each started job from the list keeps it from being started twice when another one
      // fails.
      for (let job = left[0]; job !== undefined; job = left[0]) {
        await workOn(app, job);
        left.shift();
      }
      end();
      log.info('outgoing work continues');
    } catch (error) {
      log.warn({ err: error }, 'outgoing work could not be resumed yet');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_SECONDS * 1000).unref();
  const end = () => {
    clearInterval(timer);
    queues.whenOutgoingResumes(() => undefined);
  };
  queues.whenOutgoingResumes(() => void look());
  queues.stopping.addEventListener('abort', end, { once: true });
}

/**
 * Writes the schedules of this version. It removes only those of earlier versions: an unknown one
 * may be of a newer version, whose processes run at the same time during an update.
 */
async function keepSchedules({ queues: { boss } }: App, jobs: readonly Job[], retired: readonly string[]): Promise<void> {
  const due = jobs.filter(({ schedule }) => schedule !== undefined);
  const gone = (await boss.getSchedules()).filter(({ name }) => retired.includes(name) && !due.some(({ queue }) => queue === name));
  for (const { name } of gone) await boss.unschedule(name);
  // A time that passed while no process ran is made up for, once.
  for (const { queue, schedule = '' } of due) await boss.schedule(queue, schedule, {}, { tz: 'Asia/Manila', missed: 'once', group: GROUP });
}

async function workOn(app: App, job: Job): Promise<void> {
  const { boss } = app.queues;
  const workers: string[] = [];
  const options = { batchSize: 1, pollingIntervalSeconds: LOOK_EVERY_SECONDS, notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS };
  const id = await boss.work<object>(job.queue, options, async ([fetched]) => {
    if (fetched) await run(app, job, fetched);
    // When there was one job there may be another.
    for (const worker of workers) boss.notifyWorker(worker);
  });
  workers.push(id);
}

async function run(app: App, job: Job, { id, data, signal }: FetchedJob<object>): Promise<void> {
  const { log, metrics, database, queues } = app;
  const began = performance.now();
  const ended = (outcome: 'done' | 'failed' | 'interrupted') => {
    const ms = performance.now() - began;
    metrics.job({ queue: job.queue, outcome, seconds: ms / 1000 });
    return { job: id, queue: job.queue, ms: Math.round(ms) };
  };
  try {
    if (job.outgoing && (await isOutgoingPaused(database.db))) return await putBack(app, job, data);
    const received = job.data.parse(data ?? {});
    await job.run(contextOfJob(app, { id, userId: null }), received, AbortSignal.any([signal, queues.stopping]));
    log.debug(ended('done'), 'a job is done');
  } catch (error) {
    // A dead letter is not sent again: a new one would not contain the failed job.
    if (queues.stopping.aborted && job.queue !== DEAD_LETTERS) {
      // The job did not fail: it is sent again, and its attempts are not counted.
      await database.transaction((tx) => queues.enqueue(tx, job, data));
      log.info(ended('interrupted'), 'a job goes on in another process');
      return;
    }
    log.error({ ...ended('failed'), err: error }, 'a job failed');
    throw new Error(problemOf(error));
  }
}

/** Leaves an outgoing job in its queue that was taken while outgoing work is paused. */
const putBack = ({ database, queues }: App, job: Job, data: object): Promise<void> =>
  database.transaction((tx) => queues.enqueue(tx, job, data, { startAfter: new Date(Date.now() + PUT_BACK_MS) }));
