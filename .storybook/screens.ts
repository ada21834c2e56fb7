import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { AUDIENCES } from '../packages/domain/src/access/index.ts';
import { screenTable } from '../scripts/screenTable.ts';
import { fieldsOf, textOf, type Node } from './storyFields.ts';

/** One state of a screen, with its story in Storybook. */
export interface ScreenState {
  readonly id: string;
  readonly name: string;
}

/** The text of a screen's page in Storybook (`aboutScreen` in the application's testing folder). */
export interface ScreenText {
  readonly shows: string;
  readonly audience: string;
  readonly check: string;
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
  /** Null when its stories do not have one. */
  readonly about: ScreenText | null;
}

/** The text in the meta of a file of stories: the argument of `aboutScreen`. */
export function aboutOf(code: string): ScreenText | null {
  const { _metaNode: meta } = loadCsf(code, { makeTitle: (title) => title }).parse();
  if (meta?.type !== 'ObjectExpression') return null;
  for (const property of meta.properties) {
    if (property.type !== 'SpreadElement' || property.argument.type !== 'CallExpression') continue;
    const { callee, arguments: given } = property.argument;
    if (callee.type !== 'Identifier' || callee.name !== 'aboutScreen') continue;
    const { shows, audience, check } = fieldsOf(given[0] as Node);
    return { shows: textOf(shows), audience: textOf(audience), check: textOf(check) };
  }
  return null;
}

/** The stories next to a component, in their order, and their text; empty without a file of stories. */
function storiesOf(root: string, file: string): Pick<ListedScreen, 'states' | 'about'> {
  const path = join(root, file.replace(/\.tsx$/, '.stories.tsx'));
  if (!existsSync(path)) return { states: [], about: null };
  const code = readFileSync(path, 'utf8');
  const { stories } = loadCsf(code, { fileName: path, makeTitle: (title) => title }).parse();
  return { states: stories.map(({ id, name }) => ({ id, name: name ?? id })), about: aboutOf(code) };
}

/** Every screen of the application by audience, from the tables (`app/src/<audience>/<noun>/screens.ts`). */
export function listScreens(root: string): Record<string, ListedScreen[]> {
  return Object.fromEntries(
    AUDIENCES.map((audience) => {
      const screens = screenTable(root, audience).map(({ route, tab, path }) => {
        const file = posix.join('app/src', audience, path);
        return { route, tab, file, ...storiesOf(root, file) };
      });
      return [audience, screens];
    }),
  );
}
