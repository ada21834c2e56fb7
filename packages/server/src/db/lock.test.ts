import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'atlas-lock-'));

describe('lockFolder', () => {
  it('refuses a folder that a living process holds, with a sentence that names it', async () => {
    const home = folder();
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    writeFileSync(join(home, 'atlas.lock'), String(other.pid));
    try {
      expect(() => lockFolder(home)).toThrow(FolderInUse);
      expect(() => lockFolder(home)).toThrow(`Another Atlas process (${other.pid}) is using the data folder ${home}.`);
    } finally {
      other.kill();
      await once(other, 'exit');
    }
    lockFolder(home)();
  });

  it('takes over the lock of a process that is gone', () => {
    const home = folder();
    writeFileSync(join(home, 'atlas.lock'), '2147483646');
    const unlock = lockFolder(home);
    unlock();
    expect(existsSync(join(home, 'atlas.lock'))).toBe(false);
  });
});
