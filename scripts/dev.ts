import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { join } from 'node:path';
import { readArguments, runCommand } from './command.ts';
import { generate } from './generate.ts';

const root = join(import.meta.dirname, '..');
const USAGE = 'Usage: npm run dev. Settings such as PORT come from the environment; README.md lists them.';

/**
 * Runs the app for development. The server restarts when its sources change; Vite serves the app
 * with hot reload and forwards /api.
 */
async function dev(args: string[]): Promise<null> {
  readArguments(args, USAGE, {});
  generate(root);
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const vite = await createServer({ root: join(root, 'app'), configFile: join(root, 'app/vite.config.ts') });
  await vite.listen();
  vite.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.kill('SIGTERM');
      void vite.close().then(() => process.exit(0));
    });
  }
  return null;
}

await runCommand(USAGE, dev);
