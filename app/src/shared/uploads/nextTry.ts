import { pauseOrOnline } from '../../session/pauseOrOnline.ts';

const MAX_DURATION_MS = 30_000;

/**
 * Waits until another try makes sense: longer after each failure, at most 30 seconds. A restored
 * connection ends the wait. A browser that reports being offline may be wrong, so that the wait is
 * the same.
 * @param failures Number of consecutive failures before this one.
 * @throws the signal's reason once it aborts
 */
export async function nextTry(failures: number, signal: AbortSignal): Promise<void> {
  await pauseOrOnline(Math.min(1000 * 2 ** failures, MAX_DURATION_MS), signal);
  signal.throwIfAborted();
}
