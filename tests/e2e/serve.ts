import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { start } from '../../packages/server/src/main.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { PORT } from './addresses.ts';

// The servers of the end-to-end tests, which playwright.config.ts starts and ends: the built application on fresh demo data, and for the walk, on a
// copy of that data and in a process of its own, the build in which React tells where the server and the browser draw something else.

const root = join(import.meta.dirname, '../..');
const DEVELOPMENT_BUILD = join(root, 'node_modules/.cache/app-development');

const settingsFor = (folder: string, port: number) =>
  readSettings({ NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });

/** Calls `end` once when the process is told to end, and then ends it. */
function untilShutdown(end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const onSignal = () => void (ending ??= end().finally(() => process.exit(0)));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}

async function serveDevelopment(folder: string): Promise<void> {
  const running = await start(settingsFor(folder, PORT + 1), DEVELOPMENT_BUILD);
  untilShutdown(() => running.stop());
  process.send?.('ready');
}

async function serveBoth(): Promise<void> {
  // Builds run as processes of their own, so that the bundler does not stay in the server's memory.
  const build = (...args: string[]) => promisify(execFile)(process.execPath, ['scripts/build.ts', ...args], { cwd: root });
  const folder = mkdtempSync(join(tmpdir(), 'atlas-e2e-'));
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const built = Promise.all([build(), build(`--development=${DEVELOPMENT_BUILD}`)]);
  await closeApp(await openApp(settingsFor(data, PORT)));
  cpSync(data, copy, { recursive: true });
  await built;

  const development = fork(import.meta.filename, [copy]);
  const [running] = await Promise.all([
    start(settingsFor(data, PORT)),
    Promise.race([
      once(development, 'message'),
      once(development, 'exit').then(() => Promise.reject(new Error('The build for development did not start.'))),
    ]),
  ]);
  untilShutdown(async () => {
    const ended = once(development, 'exit');
    if (development.kill()) await ended;
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  console.log(`Atlas is ready: ${running.address}`);
}

const [copy] = process.argv.slice(2);
await (copy === undefined ? serveBoth() : serveDevelopment(copy));
