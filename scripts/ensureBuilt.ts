import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds the app when it is missing or its sources changed, in a process of its own: Vite sets NODE_ENV to production in the one where it
 * runs, and leaves several hundred megabytes behind. Ends this process when the build fails, which has said why.
 */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
