import type { Context } from '../commands/context.ts';
import type { Queue } from './queues.ts';

/** Work in the background: one function with its queue. */
export interface Job<Data extends object = object> extends Queue<Data> {
  /**
   * Does the work. A process may be killed at its last line, so it may run again, and finds out by itself what is left. When `signal` aborts the
   * process stops: it may end early by throwing, and another process goes on. Any other error is tried again, later each time.
   */
  run(ctx: Context, data: Data, signal: AbortSignal): Promise<void>;
  /**
   * Whether it acts outside the rows that it writes: sends messages, calls other services, moves
   * money, removes stored files, or deletes rows that are still of use. Such a job waits in its
   * queue while a restored database is paused (`isOutgoingPaused`), because the copy would repeat
   * what the original has done.
   */
  outgoing: boolean;
  /** When it is due by itself: cron in five fields, by the time in Manila. Its data must be good when empty. */
  schedule?: string;
}

/** Says what a job is. It runs once the `jobs.ts` of its noun exports it. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
