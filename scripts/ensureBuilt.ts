import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the app when it is missing or its sources have changed. It uses a separate process,
 * because Vite sets NODE_ENV to production in its process, and leaves several hundred megabytes
 * behind. Exits this process when the build fails; the build has printed why.
 */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
