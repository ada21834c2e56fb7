import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { DEMO_DATA, DEVELOPMENT_BUILD, serverEnvironment } from './data.ts';

/**
 * Builds the application, once for production and once for development, and seeds the demo data that each server copies.
 *
 * @returns the function that removes the demo data after the run
 */
export default async function prepare(): Promise<() => void> {
  // Separate processes, so that the bundler leaves no memory behind in this one.
  const build = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/build.ts', ...args], { cwd: join(import.meta.dirname, '../..') });
  const builds = Promise.all([build(), build(`--development=${DEVELOPMENT_BUILD}`)]);
  await closeApp(await openApp(readSettings(serverEnvironment(DEMO_DATA))));
  await builds;
  return () => rmSync(dirname(DEMO_DATA), { recursive: true, force: true });
}
