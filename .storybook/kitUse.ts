import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const KIT = 'packages/ui/src';

/** A part of the kit: its name and its file, relative to the kit's folder. */
export interface KitPart {
  readonly name: string;
  readonly file: string;
}

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

/** The runtime imports of a module; importing a type does not count as using a part. */
function importsOf(code: string): Import[] {
  const written = [...code.matchAll(/(?:^|\n)(?:import|export) (?!type )([^;'"]*?)from '([^']+)'/g)];
  const loaded = [...code.matchAll(/import\('([^']+)'\)/g)];
  return [
    ...written.map(([, names = '', from = '']) => ({
      names: [...names.matchAll(/(?<!type )\b(\w+)(?: as \w+)?\s*(?=[,}])/g)].map(([, name]) => name!),
      from,
    })),
    ...loaded.map(([, from = '']) => ({ names: [], from })),
  ];
}

/** The parts in the kit's index: exports with a capital letter from a component's file. */
export function listedParts(index: string): KitPart[] {
  return [...index.matchAll(/^export \{ ([^}]+) \} from '\.\/([^']+\.tsx)';$/gm)].flatMap(([, names = '', file = '']) =>
    names
      .split(', ')
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file })),
  );
}

/**
 * The parts of the kit that the application renders neither directly nor inside another part.
 *
 * @param read returns the code of a file, relative to the kit's folder
 */
export function partsNotRendered(application: readonly string[], read: (file: string) => string): KitPart[] {
  const index = read('index.ts');
  const fileOf = new Map(
    [...index.matchAll(/export \{ ([^}]+) \} from '\.\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name, file] as const),
    ),
  );
  const waiting = application.flatMap(importsOf).flatMap(({ names, from }) => {
    if (from === '@atlas/ui') return names.flatMap((name) => fileOf.get(name) ?? []);
    return from.startsWith('@atlas/ui/') ? [from.slice('@atlas/ui/'.length)] : [];
  });
  const rendered = new Set<string>();
  for (const file of waiting) {
    if (rendered.has(file) || !/\.tsx?$/.test(file)) continue;
    rendered.add(file);
    for (const { from } of importsOf(read(file))) if (from.startsWith('.')) waiting.push(posix.join(posix.dirname(file), from));
  }
  return listedParts(index).filter(({ file }) => !rendered.has(file));
}

/** The parts of the kit that neither a screen nor the layout around the screens uses yet. */
export function unusedParts(root: string): KitPart[] {
  const sources = globSync('app/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\.tsx?$|__generated__|[\\/]src[\\/]stories[\\/]/.test(path),
  );
  return partsNotRendered(
    sources.map((path) => readFileSync(join(root, path), 'utf8')),
    (file) => readFileSync(join(root, KIT, file), 'utf8'),
  );
}
