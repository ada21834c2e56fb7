import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'atlas-lock-'));

describe('lockFolder', () => {
  it('rejects a folder that a living process holds, with a message that names it', async () => {
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

  it('takes over the lock of a dead process', () => {
    const home = folder();
    writeFileSync(join(home, 'atlas.lock'), '2147483646');
    const unlock = lockFolder(home);
    unlock();
    expect(existsSync(join(home, 'atlas.lock'))).toBe(false);
  });

  it('waits for another process that is taking over a lock, until that one has been dead for ten seconds', () => {
    const home = folder();
    writeFileSync(join(home, 'atlas.lock'), '2147483646');
    writeFileSync(join(home, 'atlas.lock.takeover'), '2147483645');
    expect(() => lockFolder(home)).toThrow('is being opened by another Atlas process. Try again in a moment.');
    expect(readFileSync(join(home, 'atlas.lock'), 'utf8')).toBe('2147483646');
    const before = new Date(Date.now() - 11_000);
    utimesSync(join(home, 'atlas.lock.takeover'), before, before);
    lockFolder(home)();
    expect(readdirSync(home)).toEqual([]);
  });

  it('gives the lock of a dead process to exactly one of several that start at once', async () => {
    const home = folder();
    writeFileSync(join(home, 'atlas.lock'), '2147483646');
    const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
      try { lockFolder(${JSON.stringify(home)}); console.log('holds'); setTimeout(() => {}, 60000); } catch (error) { console.log(error.name); }`;
    const starting = Array.from({ length: 6 }, () => spawn(process.execPath, ['--input-type=module', '-e', script]));
    const said = await Promise.all(starting.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()));
    for (const child of starting) child.kill();
    expect(said.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'FolderInUse'), 'holds']);
  });
});
