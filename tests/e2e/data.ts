import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The build in which React reports where the server and the browser render something else. */
export const DEVELOPMENT_BUILD = join(root, 'node_modules/.cache/app-development');

/** The folder with the demo data that every server of a run copies; the same in every worker. */
export const DEMO_DATA = (process.env['E2E_DEMO_DATA'] ??= join(mkdtempSync(join(tmpdir(), 'atlas-e2e-')), 'demo'));

/** A data folder with its own copy of the demo data. The caller removes it. */
export function copyDemoData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-e2e-'));
  cpSync(DEMO_DATA, folder, { recursive: true });
  return folder;
}

/** The environment of a server on a data folder, on any free port. */
export const serverEnvironment = (dataFolder: string) => ({
  NODE_ENV: 'development',
  PORT: '0',
  DATA_DIR: dataFolder,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
