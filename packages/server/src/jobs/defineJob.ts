import type { Context } from '../commands/context.ts';
import type { Queue } from './queues.ts';

/** Work in the background: one function with its queue. */
export interface Job<Data extends object = object> extends Queue<Data> {
  /**
   * Does the work. A process may be killed at its last line, so it may run again, and finds out by itself what is left. When `signal` aborts the
   * process stops: it may end early by throwing, and another process goes on. Any other error is tried again, later each time.
   */
  run(ctx: Context, data: Data, signal: AbortSignal): Promise<void>;
  /** When it is due by itself: cron in five fields, by the time in Manila. Its data must be good when empty. */
  schedule?: string;
  /** Whether it also runs each time a process begins to work. It is single and has a schedule, which makes up for a process that dies at its start. */
  atStartup?: true;
}

/** Says what a job is. It runs once it stands in `backgroundJobs.ts`. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job;
