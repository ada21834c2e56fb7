import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAYMONGO_SECRET } from '../../packages/server/src/testing/testProviders.ts';

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

/** The first port of a run. Workers use the ports after it. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '6008');

/** The port of the payment provider of a server. Only the tests that pay start it. */
export const providerPort = (serverPort: number): number => serverPort + 300;

/**
 * The environment of a server on a data folder.
 *
 * @param place the number of the worker, which determines the port: links in emails contain it
 */
export const serverEnvironment = (dataFolder: string, place = 0) => ({
  NODE_ENV: 'development',
  PORT: String(FIRST_PORT + place),
  DATA_DIR: dataFolder,
  RATE_LIMITS: 'off',
  PAYMONGO_SECRET_KEY: 'sk_test_key_of_tests',
  PAYMONGO_WEBHOOK_SECRET: PAYMONGO_SECRET,
  PAYMONGO_URL: `http://127.0.0.1:${providerPort(FIRST_PORT + place)}`,
  LOG_LEVEL: 'error',
});
