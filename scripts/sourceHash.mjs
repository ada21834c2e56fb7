// The sources of the built app. bootstrap.mjs uses this as well, so it must run on Nodes without
// types and globs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'app/src',
  'app/vite',
  'app/public',
  'app/index.html',
  'app/vite.config.ts',
  'packages/ui/src',
  'packages/domain/src',
  'packages/mail/src',
  'persisted-queries.json',
  'package-lock.json',
  'scripts/build.ts',
];
const STAMP = 'app/dist/.stamp';

/**
 * The files of a folder, recursively; a file is returned itself, and a missing path yields nothing.
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** A hash of every file that the build of the app under `root` reads. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((path) => filesUnder(join(root, path))).filter((file) => !/\.(test|stories|e2e)\.tsx?$/.test(file));
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** The file in which the build stores the hash of its sources. */
export const stampOf = (root) => join(root, STAMP);

/** Whether the app under `root` is built from the current sources. */
export const isBuilt = (root) => existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === sourceHash(root);
