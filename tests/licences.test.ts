import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/**
 * The packages that may be under the LGPL: libvips, and the builds of sharp that contain a copy of
 * it. They are listed in `docs/production.md`.
 */
const MAY_BE_LGPL = /^@img\/sharp-(libvips-[a-z0-9-]+|wasm32|webcontainers-wasm32|win32-[a-z0-9]+)$/;

interface Locked {
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  license?: string;
}
interface Installed {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/**
 * The alternatives of a licence: `MIT OR GPL-2.0` has one without the GPL, `MIT AND GPL-2.0` does
 * not.
 */
const choices = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(/\s+OR\s+/i);
const isLgpl = (choice: string): boolean => /\bLGPL|lesser general public/i.test(choice);
const isGpl = (choice: string): boolean => /(^|[^L])GPL|(affero|gnu) general public/i.test(choice);

/** Why a package may not be installed at runtime; null when it may. */
function rejection(name: string, licence: string): string | null {
  if (licence === '') return `${name} does not name its licence`;
  if (choices(licence).every(isGpl)) return `${name} is under ${licence}`;
  const isFree = choices(licence).some((choice) => !isGpl(choice) && !isLgpl(choice));
  return isFree || MAY_BE_LGPL.test(name) ? null : `${name} is under ${licence}`;
}

/** Packages that state their licence only in the readme, as a heading followed by its name. */
const IN_README = new Set(['combine-errors']);
/** Packages that state their licence only in its text, whose first line is its name. */
const IN_TEXT = new Set(['png-js']);

const licenceOf = ({ license, licenses }: Installed): string =>
  typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type ?? '').join(' AND ') ?? '');
const licenceInReadme = (folder: string): string =>
  /^#+ Licen[cs]e\s+(\S+)\s*$/m.exec(readFileSync(join(folder, 'Readme.md'), 'utf8'))?.[1] ?? '';

const licenceInText = (folder: string): string => /^(\S+) License\n/.exec(readFileSync(join(folder, 'LICENSE'), 'utf8'))?.[1] ?? '';

/**
 * Every package that is installed at runtime, with the licence in its own package.json, or in the
 * lock when it is for another platform.
 */
function installedToRun(): { name: string; licence: string }[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.dev || entry.link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = join(root, path, 'package.json');
    if (IN_README.has(name)) return [{ name, licence: licenceInReadme(join(root, path)) }];
    if (IN_TEXT.has(name)) return [{ name, licence: licenceInText(join(root, path)) }];
    if (existsSync(file)) return [{ name, licence: licenceOf(JSON.parse(readFileSync(file, 'utf8')) as Installed) }];
    // For an optional package of another platform, the lock may contain nothing but its name.
    return entry.optional && entry.license === undefined ? [] : [{ name, licence: entry.license ?? '' }];
  });
}

describe('the runtime dependencies', () => {
  const packages = installedToRun();

  it('are under no GPL and no AGPL, and under the LGPL only when documented', () => {
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.flatMap(({ name, licence }) => rejection(name, licence) ?? [])).toEqual([]);
  });

  it('are documented when they are under the LGPL', () => {
    expect(packages.some(({ licence }) => isLgpl(licence))).toBe(true);
    const text = readFileSync(join(root, 'docs/production.md'), 'utf8');
    expect(text).toContain('LGPL-3.0');
    expect(text).toContain('@img/sharp-');
  });

  it.each([
    ['x', 'GPL-3.0', true],
    ['x', 'GPL-2.0-or-later', true],
    ['x', 'AGPL-3.0-only', true],
    ['x', 'MIT AND GPL-3.0', true],
    ['x', 'LGPL-2.1', true],
    ['x', '', true],
    ['@img/sharp-libvips-linux-x64', 'GPL-3.0', true],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', false],
    ['x', '(MIT OR GPL-3.0)', false],
    ['x', 'Apache-2.0', false],
  ])('%s under "%s"', (name, licence, isRejected) => {
    expect(rejection(name, licence) !== null).toBe(isRejected);
  });
});
