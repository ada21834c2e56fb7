import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory folder. */
const MEMORY = '/dev/shm';
/** The space required in memory. The databases of one run of the unit tests take 6 GB. */
const ENOUGH_BYTES = 12e9;

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES;
}

/**
 * Gives this process, and its later child processes, a separate temporary folder that is deleted
 * with it, so that nothing is left behind after the run. With `inMemory` it is in memory when there
 * is enough: the hundreds of databases of a run take long to delete from a disk.
 */
export function takeTemporaryFolder({ inMemory = false } = {}): void {
  // Vitest reads its configuration once for each project.
  if (process.env['ATLAS_RUN_FOLDER'] !== undefined) return;
  const folder = mkdtempSync(join(inMemory && hasMemory() ? MEMORY : tmpdir(), 'atlas-run-'));
  // A PostgreSQL server that runs as another user needs access through it.
  chmodSync(folder, 0o755);
  process.env['ATLAS_RUN_FOLDER'] = folder;
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
