import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and those that it starts from now on, a temporary folder of its own, which goes with it: whatever tests leave behind is gone
 * after the run.
 */
export function takeTemporaryFolder(): void {
  // Vitest reads its configuration once for each project.
  if (process.env['ATLAS_RUN_FOLDER'] !== undefined) return;
  const folder = mkdtempSync(join(tmpdir(), 'atlas-run-'));
  // A PostgreSQL server that runs as another user goes through it.
  chmodSync(folder, 0o755);
  process.env['ATLAS_RUN_FOLDER'] = folder;
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
