import type { App } from './app.ts';
import { removeExpired } from './modules/auth/commands.ts';
import { sweepDroppedFiles } from './modules/files/dropped.ts';
import { sweepUploads } from './modules/files/resumable.ts';

const SIX_HOURS = 6 * 3_600_000;

/**
 * Removes what expired, at once and every six hours from then on, until the function that it answers is called; that one resolves when
 * nothing runs any more. A failure is logged, and the next time takes what is left.
 */
export function startCleanUp(app: App): () => Promise<void> {
  const stopping = new AbortController();
  const cleanUp = async () => {
    try {
      const rows = await removeExpired(app, stopping.signal);
      app.log.debug({ ...rows, files: await sweepDroppedFiles(app), uploads: await sweepUploads(app) }, 'removed what expired');
    } catch (error) {
      app.log.error({ err: error }, 'what expired could not be removed');
    }
  };
  let running = cleanUp();
  const timer = setInterval(() => {
    running = running.then(cleanUp);
  }, SIX_HOURS).unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return running;
  };
}
