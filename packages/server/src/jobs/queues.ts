import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type ConstructorOptions } from 'pg-boss';
import type { z } from 'zod';
import { afterCommit } from '../db/afterCommit.ts';
import type { Database, Db } from '../db/open.ts';
import type { Log } from '../log.ts';

/** A queue of jobs. */
export interface Queue<Data extends object = object> {
  /**
   * Its name in the database, in logs and for staff: the noun and the action, such as
   * `sessions.removeExpired`.
   */
  queue: string;
  /**
   * The schema of a job's data. It is checked when a job is sent and when it runs, so one from an
   * older version is rejected with a reason.
   */
  data: z.ZodType<Data>;
  /**
   * Whether at most one job waits, however many are sent. It is for work that finds out itself what
   * is due. It has no data and is not put away when it fails, because its schedule runs it again.
   */
  isSingle?: boolean;
  /** How often a job is retried before it is put away for staff; 5 by default. */
  retryLimit?: number;
  /** The time limit of a job, in seconds; an hour by default. */
  expireInSeconds?: number;
}

/** The queue of jobs that have exhausted their retries, until staff run them again. */
export const DEAD_LETTERS = 'dead-letters';

/** A job that has exhausted its retries. Its instants are by the machine's clock. */
export interface DeadLetter {
  jobId: string;
  queue: string;
  data: Record<string, unknown>;
  problem: string;
  tries: number;
  sentAt: Date;
  failedAt: Date;
}

const HOUR = 3600;
const DEFAULTS = {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: HOUR,
  expireInSeconds: HOUR,
  // A killed process sends no heartbeat, and then another process takes the job.
  heartbeatSeconds: 30,
  notify: true,
};
/**
 * The group of every job. pg-boss indexes running jobs only by group, and they are counted
 * repeatedly.
 */
export const GROUP = { id: 'jobs' };
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** How long a stopping process waits for running jobs. */
const STOP_WITHIN_MS = 20_000;

/**
 * The queues of this process. Jobs are sent with the transaction that causes them; `work` runs
 * them.
 */
export class Queues {
  readonly boss: PgBoss;
  readonly #database: Database;
  readonly #stopping = new AbortController();
  /** Notifies this process of a job in its embedded database, where no other process listens. */
  #announce: (queue: string) => void = () => undefined;
  #isOpen = false;
  #onOutgoingResumed: () => void = () => undefined;
  /** Single jobs that are being sent, and whether they were requested again in the meantime. */
  readonly #waking = new Map<string, boolean>();
  readonly #log: Log;
  #all: readonly Queue[] = [];

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
    this.boss = new PgBoss({
      ...(database.url === undefined
        ? { db: this.#embedded(), backend: 'pglite' }
        : { connectionString: database.url, max: 3, application_name: 'atlas jobs' }),
      useListenNotify: true,
    });
    this.boss.on('error', (error) => log.error({ err: error }, 'the queues have a problem'));
    this.boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  }

  /** Aborts when the process stops. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** The open queues, in the order of declaration; empty before `open`. */
  get all(): readonly Queue[] {
    return this.#all;
  }

  /**
   * Brings the tables of the queues up to date and begins to send. Several processes may do it at
   * once.
   */
  async open(queues: readonly Queue[]): Promise<void> {
    await this.boss.start();
    this.#isOpen = true;
    const known = new Set((await this.boss.getQueues()).map(({ name }) => name));
    if (!known.has(DEAD_LETTERS)) await this.boss.createQueue(DEAD_LETTERS);
    known.add(DEAD_LETTERS);
    for (const { queue, isSingle = false, retryLimit = DEFAULTS.retryLimit, expireInSeconds = DEFAULTS.expireInSeconds } of queues) {
      const options = {
        ...DEFAULTS,
        expireInSeconds,
        retryLimit: isSingle ? 0 : retryLimit,
        ...(!isSingle && queue !== DEAD_LETTERS && { deadLetter: DEAD_LETTERS }),
      };
      await (known.has(queue)
        ? this.boss.updateQueue(queue, options)
        : this.boss.createQueue(queue, { ...options, ...(isSingle && { policy: 'short' }) }));
      // Loads the queue into pg-boss's cache. In the middle of a transaction the embedded database
      // has no second connection to look it up.
      await this.boss.findJobs(queue, { id: NO_JOB });
    }
    this.#all = queues;
  }

  /**
   * Sends a job with the transaction: it runs once that has committed. `startAfter` is an instant
   * of the machine's clock.
   */
  async enqueue<Data extends object>(
    tx: Db,
    { queue, data: schema }: Queue<Data>,
    data: Data,
    options: { startAfter?: Date } = {},
  ): Promise<void> {
    if (!this.#isOpen) throw new Error(`A job was sent to ${queue} before the queues were open`);
    await this.boss.send(queue, schema.parse(data), { ...options, group: GROUP, db: fromDrizzle(tx, sql) });
    afterCommit(tx, () => this.#announce(queue));
  }

  /**
   * Requests a single job once the transaction has committed. If this process dies at that moment,
   * the job's schedule compensates.
   */
  wake(tx: Db, queue: Queue<Record<string, never>>): void {
    afterCommit(tx, () => this.wakeSoon(queue));
  }

  /**
   * Requests a single job now. It never fails and is not awaited: without open queues, or while the
   * database is unavailable, the schedule compensates.
   */
  wakeSoon({ queue }: Queue<Record<string, never>>): void {
    if (!this.#isOpen || this.stopping.aborted) return;
    const isSending = this.#waking.has(queue);
    this.#waking.set(queue, isSending);
    if (isSending) return;
    void this.boss
      .send(queue, {}, { group: GROUP })
      .then(() => this.#announce(queue))
      .catch((error: unknown) => this.#log.warn({ err: error, queue }, 'a job could not be woken'))
      .finally(() => {
        const isRequestedAgain = this.#waking.get(queue) === true;
        this.#waking.delete(queue);
        if (isRequestedAgain) this.wakeSoon({ queue } as Queue<Record<string, never>>);
      });
  }

  /** Calls `listener` when this process resumes outgoing work. */
  whenOutgoingResumes(listener: () => void): void {
    this.#onOutgoingResumed = listener;
  }
  /** Reports that outgoing work was resumed. Other processes notice it within ten seconds. */
  outgoingResumed(): void {
    this.#onOutgoingResumed();
  }

  /** The dead letter with an id; null when there is none. */
  async findDeadLetter(id: string): Promise<DeadLetter | null> {
    const [letter] = await this.boss.findJobs<Record<string, unknown> | null>(DEAD_LETTERS, { id });
    if (!letter?.sourceId || !letter.sourceName) return null;
    return {
      jobId: letter.sourceId,
      queue: letter.sourceName,
      data: letter.data ?? {},
      problem: problemIn(letter.sourceOutput),
      tries: (letter.sourceRetryCount ?? 0) + 1,
      sentAt: letter.sourceCreatedOn ?? letter.createdOn,
      failedAt: letter.createdOn,
    };
  }

  /** Stops taking jobs, signals the running ones to end and gives them 20 seconds. */
  async close(): Promise<void> {
    // Before they are signalled: a job that is sent again must not come back to this process.
    const left = this.#all.map(({ queue }) => this.boss.offWork(queue, { wait: false }));
    this.#stopping.abort();
    await Promise.all(left);
    if (this.#isOpen) await this.boss.stop({ timeout: STOP_WITHIN_MS });
  }

  #embedded(): NonNullable<ConstructorOptions['db']> {
    const { pool } = this.#database;
    return {
      executeSql: async (text, values) => {
        const { rows } = await withRows(values === undefined ? pool.query(text) : pool.query(text, values as unknown[]));
        return { rows };
      },
      listen: (_channel, onNotification) => {
        this.#announce = onNotification;
        return Promise.resolve({
          close: () => {
            this.#announce = () => undefined;
            return Promise.resolve();
          },
        });
      },
    };
  }
}

/** The problem from `work`, or from pg-boss for a job that took too long or whose process died. */
function problemIn(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: string; value?: { message?: string } };
  return message ?? value?.message ?? 'It failed without a reason.';
}

/** The rows of a result; several statements at once have several results. */
async function withRows(answer: Promise<unknown>): Promise<{ rows: unknown[] }> {
  const results = [await answer].flat() as { rows: unknown[] }[];
  return { rows: results.flatMap(({ rows }) => rows) };
}
