import type { App } from '../app.ts';
import type { Context } from '../commands/context.ts';
import type { Db } from '../db/open.ts';
import type { Queue } from './queues.ts';

/**
 * Records of a table with states, with one job each. A record whose job is lost gets another one
 * (`modules/jobs/resumeLost.ts`).
 */
export interface Unfinished {
  /**
   * Finds the ids of records that a job should be working on, in ascending order from the first one
   * after `after`. A request may still be working on others.
   */
  find(app: App, after: number, limit: number): Promise<number[]>;
  /**
   * Locks a record until the transaction ends. Returns whether a job should still be working on it.
   */
  hold(tx: Db, id: number): Promise<boolean>;
  /** The data of the record's job, the same each time. */
  dataOf(id: number): object;
  /** Ends a record whose jobs keep failing. */
  giveUp(app: App, id: number): Promise<void>;
}

/** A background job: one function with its queue. */
export interface Job<Data extends object = object> extends Queue<Data> {
  /**
   * Does the work. A process may be killed at its last line, so the job may run again, and must
   * find out what is left. When `signal` aborts, the process is stopping. The job may then end
   * early by throwing, and another process continues. Any other error is retried, with growing
   * pauses.
   */
  run(ctx: Context, data: Data, signal: AbortSignal): Promise<void>;
  /**
   * Whether it acts outside the rows that it writes: sends messages, calls other services, moves
   * money, removes stored files, or deletes rows that are still in use. Such a job waits in its
   * queue while a restored database is paused (`isOutgoingPaused`), because the copy would repeat
   * what the original has done.
   */
  outgoing: boolean;
  /** Its schedule: cron in five fields, in Manila time. Its data must be valid when empty. */
  schedule?: string;
  /**
   * Whether it also runs each time a process begins to work. It is single and has a schedule, which
   * compensates for a process that dies during startup.
   */
  atStartup?: true;
  /**
   * The records that its jobs work on, for which a lost job would leave a record in its state
   * forever.
   */
  unfinished?: Unfinished;
}

/** Declares a job. It runs once the `jobs.ts` of its noun exports it. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
