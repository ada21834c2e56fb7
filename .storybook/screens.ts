import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { AUDIENCES } from '../packages/domain/src/access/index.ts';
import { screenTable } from '../scripts/screenTable.ts';

/** One state of a screen, with its story in Storybook. */
export interface ScreenState {
  readonly id: string;
  readonly name: string;
}

/** A screen from its audience's table, with the stories next to it; empty when they are missing. */
export interface ListedScreen {
  /** The name of its route. */
  readonly route: string;
  /** The tab of a page that is this screen; null for a page without tabs. */
  readonly tab: string | null;
  /** Its file, relative to the repository's root. */
  readonly file: string;
  readonly states: readonly ScreenState[];
}

/** The stories next to a component, in their order; empty without a file of stories. */
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
