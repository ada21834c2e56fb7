import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../packages/server/src/main.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

// The built application on fresh demo data, for the end-to-end tests; playwright.config.ts starts and ends it. With `--development` it is the build in
// which React tells where the server and the browser draw something else.
// The build runs as a process of its own, so that the bundler does not stay in the server's memory.
const root = join(import.meta.dirname, '../..');
const development = process.argv.includes('--development') ? join(root, 'node_modules/.cache/app-development') : undefined;
const build = ['scripts/build.ts', ...(development === undefined ? [] : [`--development=${development}`])];
execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });

const folder = mkdtempSync(join(tmpdir(), 'atlas-e2e-'));
const running = await start(
  readSettings({
    NODE_ENV: 'development',
    PORT: process.env['E2E_PORT'] ?? '6008',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }),
  development,
);
console.log(`Atlas is ready: ${running.address}`);

const end = async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
