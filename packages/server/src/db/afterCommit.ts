import type { Db } from './db.ts';

const waiting = new WeakMap<object, (() => void)[]>();

/** Calls `then` once the transaction has committed, and never when it rolls back. For what other parts of this process should know at once. */
export function afterCommit(tx: Db, then: () => void): void {
  waiting.set(tx, [...(waiting.get(tx) ?? []), then]);
}

/** For the one place that commits. */
export function committed(tx: Db): void {
  for (const then of waiting.get(tx) ?? []) then();
}
