import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { AUDIENCES } from '../packages/domain/src/access/index.ts';
import { screenTable } from '../scripts/screenTable.ts';

/** One state of a screen, as Storybook knows it. */
export interface ScreenState {
  readonly id: string;
  readonly name: string;
}

/** A screen as its audience's table names it, with the stories beside it; none are missing stories. */
export interface ListedScreen {
  /** The name of its route. */
  readonly route: string;
  /** Of a page in tabs, the one that is this screen; else null. */
  readonly tab: string | null;
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

/** Every screen of the application by audience, from the tables (`app/src/<audience>/<noun>/screens.ts`). */
export function listScreens(root: string): Record<string, ListedScreen[]> {
  return Object.fromEntries(
    AUDIENCES.map((audience) => {
      const screens = screenTable(root, audience).map(({ route, tab, path }) => {
        const file = posix.join('app/src', audience, path);
        return { route, tab, file, states: storiesOf(root, file) };
      });
      return [audience, screens];
    }),
  );
}
