import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServerProcess {
  address: string;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'atlas-'));

/**
 * Starts the real server as a separate process on a free port. Resolves when it listens. Rejects
 * with its output when it ends before that.
 */
export function startServer(env: Record<string, string> = {}, main = 'packages/server/src/main.ts'): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: freshFolder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /Atlas is ready: (http:\S+)/.exec(text)?.[1];
      if (address === undefined) return;
      resolve({
        address,
        process: child,
        output: () => text,
        stop: async (signal = 'SIGTERM') => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill(signal);
          await once(child, 'exit');
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
}
