import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** One state of a screen, as Storybook knows it. */
export interface ScreenState {
  readonly id: string;
  readonly name: string;
}

/** A screen as its audience's table names it, with the stories beside it; none are missing stories. */
export interface ListedScreen {
  /** The name of its route. */
  readonly route: string;
  /** Its file, from the repository's root. */
  readonly file: string;
  readonly states: readonly ScreenState[];
}

/** The stories beside a component, in their order; none where there is no such file. */
function storiesOf(root: string, file: string): ScreenState[] {
  const path = join(root, file.replace(/\.tsx$/, '.stories.tsx'));
  if (!existsSync(path)) return [];
  const { stories } = loadCsf(readFileSync(path, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse();
  return stories.map(({ id, name }) => ({ id, name: name ?? id }));
}

/** The entries of a table of screens, read from its text: `home: screen({ load: async () => (await import('./home/HomeScreen.tsx'))...`. */
export function tableEntries(code: string): { route: string; path: string }[] {
  return [...code.matchAll(/^ {2}(\w+): \w+\(\{\s*load: async \(\) => \(await import\('([^']+)'\)\)/gm)].map(([, route, path]) => ({
    route: route!,
    path: path!,
  }));
}

/** Every screen of the application by audience, from the tables (`app/src/<audience>/screens.ts`). */
export function listScreens(root: string): Record<string, ListedScreen[]> {
  const tables = globSync('app/src/*/screens.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(
    tables.map((table) => {
      const folder = posix.dirname(table);
      const screens = tableEntries(readFileSync(join(root, table), 'utf8')).map(({ route, path }) => {
        const file = posix.join(folder, path);
        return { route, file, states: storiesOf(root, file) };
      });
      return [basename(folder), screens];
    }),
  );
}
