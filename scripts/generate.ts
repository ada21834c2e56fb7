import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './command.ts';
import { appScreens } from './generate/appScreens.ts';
import { serverRegistries, type GeneratedFile } from './generate/serverRegistries.ts';

/** Every file that is generated from the tree. */
export const generatedFiles = (root: string): GeneratedFile[] => [...serverRegistries(root), ...appScreens(root)];

/** The paths of generated files that are missing or out of date. */
export const staleFiles = (root: string): string[] =>
  generatedFiles(root)
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(({ path }) => path);

/** Writes the files that differ. */
export function generate(root: string): void {
  const stale = new Set(staleFiles(root));
  for (const { path, text } of generatedFiles(root)) {
    if (!stale.has(path)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

if (import.meta.main) {
  const USAGE = 'Usage: npm run generate';
  await runCommand(USAGE, () => {
    generate(join(import.meta.dirname, '..'));
    return Promise.resolve(null);
  });
}
