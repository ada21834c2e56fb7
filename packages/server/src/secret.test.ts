import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSecret } from './secret.ts';

const folder = () => join(mkdtempSync(join(tmpdir(), 'atlas-secret-')), 'data');

describe('the secret of an installation', () => {
  it('is the setting when there is one, and nothing is written', () => {
    const dataDir = folder();
    expect(readSecret({ sessionSecret: 'a secret of thirty-two characters', dataDir }).toString()).toBe(
      'a secret of thirty-two characters',
    );
    expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is generated once, readable by its owner only, and the same after each startup', () => {
    const dataDir = folder();
    const [first, second] = [readSecret({ dataDir }), readSecret({ dataDir })];
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect(second.equals(first)).toBe(true);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(first.toString());
    expect(readSecret({ dataDir: folder() }).equals(first)).toBe(false);
  });
});
