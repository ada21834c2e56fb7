import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A screen in the table of its noun. */
export interface TabledScreen {
  /** The name of its route. */
  readonly route: string;
  /** The tab of a page that is this screen; null for a page without tabs. */
  readonly tab: string | null;
  /** Its file, relative to the folder of the table. */
  readonly path: string;
}

/** A screen with its table; both relative to the folder of the audience. */
export interface ScreenInTable extends TabledScreen {
  readonly table: string;
}

const ENTRY = /^ {2}(\w+): (?:\w+\(\{\s*load: async \(\) => \(await import\('([^']+)'\)\)|\{ tabs: (\w+)(?:, by: \w+)? \})/gm;
const TAB = /\btab: '([\w-]+)'[^]*?\bload: async \(\) => \(await import\('([^']+)'\)\)/g;

/**
 * The entries of a table of screens, read from its code:
 * `home: screen({ load: async () => (await import('./home/HomeScreen.tsx'))...`, and for
 * `infoLogsReport: { tabs: LOG_TABS }` (or with `by`) the rows of that table.
 *
 * @param read returns the code of a table by the path that it is imported from
 */
export const tableEntries = (code: string, read: (path: string) => string): TabledScreen[] =>
  [...code.matchAll(ENTRY)].flatMap(([, route = '', path, tabs]): TabledScreen[] => {
    if (path !== undefined) return [{ route, tab: null, path }];
    const file = new RegExp(`import \\{[^}]*\\b${tabs}\\b[^}]*\\} from '([^']+)'`).exec(code)?.[1];
    if (file === undefined) throw new Error(`The tabs of ${route} are not imported`);
    const rows = [...read(file).matchAll(TAB)];
    return rows.map(([, tab = '', screen = '']) => ({ route, tab, path: `./${posix.join(posix.dirname(file), screen)}` }));
  });

/** The screens of an audience, from the tables of its nouns (`app/src/<audience>/<noun>/screens.ts`). */
export function screenTable(root: string, audience: string): ScreenInTable[] {
  const folder = join(root, 'app/src', audience);
  const tables = globSync('*/screens.ts', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  tables.sort();
  return tables.flatMap((table) => {
    const read = (path: string) => readFileSync(join(folder, posix.dirname(table), path), 'utf8');
    const entries = tableEntries(readFileSync(join(folder, table), 'utf8'), read);
    return entries.map((entry) => ({ ...entry, table, path: `./${posix.join(posix.dirname(table), entry.path)}` }));
  });
}
