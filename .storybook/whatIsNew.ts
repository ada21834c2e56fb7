import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A page of Storybook, or one of its stories, as a change names it. */
export interface Changed {
  readonly title: string;
  /** The story's name; null for a whole page. */
  readonly story: string | null;
  /** The id to link to; null when it no longer exists. */
  readonly id: string | null;
}

/** The changes of one day. */
export interface DayOfChanges {
  /** As yyyy-mm-dd, in UTC. */
  readonly day: string;
  readonly newPages: readonly Changed[];
  readonly newStories: readonly Changed[];
  readonly newLooks: readonly Changed[];
  readonly removed: readonly Changed[];
}

const DAYS = 14;
const COMMIT = /^commit (\d{4}-\d{2}-\d{2})/;
const TITLE = /^[+-]\s*(?:const meta[^']*)?title: '([^']+)'/;
const EXPORT = /^([+-])export const (\w+)(?::| =)/;

interface FileChange {
  readonly day: string;
  readonly path: string;
  kind: 'A' | 'M' | 'D';
  title: string | null;
  readonly added: Set<string>;
  readonly removed: Set<string>;
}

/** Reads the changes of story files from `git log -p -U0 --format='commit %cI'`. */
function readPatches(log: string): FileChange[] {
  const changes: FileChange[] = [];
  let day = '';
  for (const line of log.split('\n')) {
    day = COMMIT.exec(line)?.[1] ?? day;
    const path = /^diff --git a\/.+ b\/(.+)$/.exec(line)?.[1];
    if (path !== undefined) changes.push({ day, path, kind: 'M', title: null, added: new Set(), removed: new Set() });
    const change = changes.at(-1);
    if (change === undefined || change.day !== day) continue;
    if (line.startsWith('new file mode')) change.kind = 'A';
    else if (line.startsWith('deleted file mode')) change.kind = 'D';
    change.title ??= TITLE.exec(line)?.[1] ?? null;
    const [, sign, name] = EXPORT.exec(line) ?? [];
    if (name !== undefined) (sign === '+' ? change.added : change.removed).add(name);
  }
  return changes;
}

/** Reads the changed baselines from `git log --name-status --format='commit %cI'`: the ids of titles, by day. */
function readPictures(log: string): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>();
  let day = '';
  for (const line of log.split('\n')) {
    day = COMMIT.exec(line)?.[1] ?? day;
    const title = /^M\t.*\/([^/]+?)--[^/]+\.png$/.exec(line)?.[1];
    if (title === undefined) continue;
    const titles = days.get(day) ?? new Set();
    days.set(day, titles.add(title));
  }
  return days;
}

const unique = (changes: readonly Changed[]): Changed[] =>
  [...new Map(changes.map((change) => [`${change.title} ${change.story}`, change])).values()].toSorted(
    (one, other) => one.title.localeCompare(other.title) || (one.story ?? '').localeCompare(other.story ?? ''),
  );

/**
 * The changes of stories by day, newest first: pages and stories that were added or removed, and
 * pages whose pictures changed.
 *
 * @param patches the log of the story files, with patches
 * @param pictures the log of the baselines, with names
 * @param titles the titles of today's story files, by path
 */
export function changesByDay(patches: string, pictures: string, titles: ReadonlyMap<string, string>): DayOfChanges[] {
  const changes = readPatches(patches);
  const looks = readPictures(pictures);
  const titleOfId = new Map([...titles.values()].map((title) => [toId(title), title]));
  const days = [...new Set([...changes.map(({ day }) => day), ...looks.keys()])].toSorted().toReversed();
  const page = ({ path, title }: FileChange): Changed => {
    const today = titles.get(path);
    return { title: today ?? title ?? path, story: null, id: today === undefined ? null : `${toId(today)}--docs` };
  };
  return days.slice(0, DAYS).flatMap((day): DayOfChanges[] => {
    const ofDay = changes.filter((change) => change.day === day);
    const addedFiles = new Set(ofDay.filter(({ kind }) => kind === 'A').map(({ path }) => path));
    const newPages = unique(ofDay.filter(({ kind, path }) => kind === 'A' && titles.has(path)).map(page));
    const newStories = unique(
      ofDay
        .filter(({ path }) => titles.has(path) && !addedFiles.has(path))
        .flatMap((change) => {
          const title = titles.get(change.path)!;
          const names = [...change.added].filter((name) => !change.removed.has(name));
          return names.map((name) => ({ title, story: storyNameFromExport(name), id: toId(title, storyNameFromExport(name)) }));
        }),
    );
    const removed = unique(ofDay.filter(({ kind, path }) => kind === 'D' && !titles.has(path)).map(page));
    const isNew = new Set(newPages.map(({ title }) => title));
    const newLooks = unique(
      [...(looks.get(day) ?? [])].flatMap((id) => {
        const title = titleOfId.get(id);
        return title === undefined || isNew.has(title) ? [] : [{ title, story: null, id: `${id}--docs` }];
      }),
    );
    return newPages.length + newStories.length + removed.length + newLooks.length === 0
      ? []
      : [{ day, newPages, newStories, newLooks, removed }];
  });
}

const STORIES = ['packages/ui/src/**/*.stories.tsx', 'packages/mail/src/**/*.stories.tsx', 'app/src/**/*.stories.tsx'];

/** The changes that this copy of the repository knows; empty without git. */
export function whatIsNew(root: string): DayOfChanges[] {
  const log = (...args: string[]) =>
    execFileSync('git', ['log', '--since=60 days', '--no-renames', '--format=commit %cI', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const titles = new Map(
    globSync(STORIES, { cwd: root }).flatMap((path) => {
      const title = /title: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8').replace(/^[\s\S]*?(?=\bmeta\b)/, ''))?.[1];
      return title === undefined ? [] : [[path.replaceAll('\\', '/'), title] as const];
    }),
  );
  try {
    return changesByDay(log('-p', '-U0', '--', '*.stories.tsx'), log('--name-status', '--', 'tests/visual/baseline'), titles);
  } catch {
    return [];
  }
}
