import type { App } from '../../app.ts';
import type { Unfinished } from '../../jobs/defineJob.ts';
import type { Queue } from '../../jobs/queues.ts';
import { findLost } from './repo.ts';

const CHUNK = 500;
/**
 * After this many failed jobs in a day a record is ended instead of resumed: each failed job was
 * itself tried several times.
 */
const MAX_FAILED_JOBS = 3;

type Resumable = Queue & { unfinished: Unfinished };

/**
 * Sends a new job for each record whose job is lost: a database restored without its queues, a
 * deleted or failed job, a request that died during a preview.
 *
 * A job is alive as long as its queue lists it as waiting, to be retried or active. A worker that
 * dies stops its heartbeat; the queue then retries the job. So a record never gets a second job
 * next to one that is alive.
 *
 * @returns how many records were resumed, and how many were ended
 */
export async function resumeLost(app: App, signal?: AbortSignal): Promise<{ resumed: number; ended: number }> {
  const result = { resumed: 0, ended: 0 };
  const resumable = app.queues.all.filter((queue): queue is Resumable => 'unfinished' in queue);
  for (const queue of resumable) {
    let page: number[] = [];
    do {
      signal?.throwIfAborted();
      page = await queue.unfinished.find(app, page.at(-1) ?? 0, CHUNK);
      for (const { id, failures } of await findLost(app.database.db, jobsOf(queue, page))) {
        if (failures >= MAX_FAILED_JOBS) {
          await queue.unfinished.giveUp(app, id);
          result.ended += 1;
        } else if (await resume(app, queue, id)) result.resumed += 1;
      }
    } while (page.length === CHUNK);
  }
  return result;
}

const jobsOf = ({ queue, unfinished }: Resumable, ids: readonly number[]) => ({
  queue,
  jobs: ids.map((id) => ({ id, data: unfinished.dataOf(id) })),
});

/**
 * Resumes one record. Several processes may do this at once: the second one waits for the record,
 * and then finds the job of the first.
 */
const resume = (app: App, queue: Resumable, id: number): Promise<boolean> =>
  app.database.transaction(async (tx) => {
    if (!(await queue.unfinished.hold(tx, id)) || (await findLost(tx, jobsOf(queue, [id]))).length === 0) return false;
    await app.queues.enqueue(tx, queue, queue.unfinished.dataOf(id));
    app.log.warn({ queue: queue.queue, record: id }, 'a lost job was sent again');
    return true;
  });
