import type { Db } from './db.ts';

const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Calls `then` once the transaction has committed, and never when it rolls back. It lets other
 * parts of this process react at once.
 */
export function afterCommit(tx: Db, then: () => void): void {
  waiting.set(tx, [...(waiting.get(tx) ?? []), then]);
}

/** Runs the registered callbacks. Only the code that commits may call it. */
export function committed(tx: Db): void {
  for (const then of waiting.get(tx) ?? []) then();
}
