// What the built app is made of, told by bootstrap.mjs, too: it runs on Nodes that have neither types nor globs.
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

/** The files of a folder and its folders; a file is itself, and what is not there is nothing. */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** Changes whenever something that the build of the app under `root` reads changes. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((path) => filesUnder(join(root, path))).filter((file) => !/\.(test|stories|e2e)\.tsx?$/.test(file));
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Where the build leaves the hash of what it was made from. */
export const stampOf = (root) => join(root, STAMP);

/** Whether the app under `root` is built from what stands there now. */
export const isBuilt = (root) => existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === sourceHash(root);
