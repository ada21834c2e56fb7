import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freshFolder } from '../../scripts/serverProcess.ts';

const clone = join(freshFolder(), 'atlas');
const started: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(started.map(stop));
  rmSync(clone, { recursive: true, force: true });
});

/**
 * The environment of a machine without anything of this repository. Packages come from npm's cache
 * when it has them.
 */
const environment = (): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|TEST|NODE_ENV$)/.test(name));
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: path.join(':'),
    npm_config_prefer_offline: 'true',
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret of thirty-two characters',
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
};

/** Runs `npm start` in the clone, until it prints its address. */
function npmStart(): Promise<{ address: string; process: ChildProcess; output: () => string }> {
  const child = spawn('npm', ['start'], { cwd: clone, env: environment(), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  started.push(child);
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /Atlas is ready: (http:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve({ address, process: child, output: () => text });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${text}`)));
  });
}
/** Stops npm and its server. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
}

it('starts in production on a clone where nothing is installed or built, and again without the build-only packages', async () => {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', join(import.meta.dirname, '../..'), clone]);
  const first = await npmStart();
  expect(first.output()).toContain('Installing packages, for this once also those that build the app');
  expect(first.output()).toContain('Building the app…');
  const page = await fetch(first.address);
  expect([page.status, (await page.text()).includes('<script type="module"')]).toEqual([200, true]);
  await stop(first.process);

  execFileSync('npm', ['prune', '--omit=dev', '--no-save', '--no-audit', '--no-fund'], { cwd: clone, env: environment(), stdio: 'ignore' });
  expect(existsSync(join(clone, 'node_modules/vite'))).toBe(false);
  const second = await npmStart();
  expect(second.output()).not.toMatch(/Installing|Building/);
  expect((await fetch(`${second.address}/login`)).status).toBe(200);
  await stop(second.process);
});
