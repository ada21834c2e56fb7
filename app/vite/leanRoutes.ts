import type { Plugin } from 'vite';
import { ROUTES, type Route, type RouteAccess } from '@atlas/domain/navigation';

const FILE = /domain\/src\/navigation\/routes\.ts$/;
const TABLE = /\bconst TABLE = \[[\s\S]*?\n\];/;
/** The access of a route by a letter; none for a route that needs the flag of its own name. */
const ACCESS: Readonly<Record<RouteAccess, string>> = {
  public: 'p',
  publicAuth: 'a',
  login: 'l',
  loginOutsideLayout: 'o',
  flag: 'f',
  catchAll: 'c',
};

const needsOwnFlag = ({ name, access, flags }: Route): boolean => access === 'flag' && flags?.length === 1 && flags[0] === (name as string);

// The bundle contains these three functions as they are written here.
const spaced = (name: string, by: string): string => name.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase());
const patternOf = (name: string): string => '/' + spaced(name, '-');
const titleOf = (name: string): string => name[0]!.toUpperCase() + spaced(name.slice(1), ' ');

const cellsOf = (route: Route): string[] => {
  const isOwn = needsOwnFlag(route);
  const { name, pattern, access, title, parent = '', flags = [] } = route;
  return [
    name,
    pattern === patternOf(name) ? '' : pattern,
    isOwn ? '' : ACCESS[access],
    title === titleOf(name) ? '' : title,
    parent,
    isOwn ? '' : flags.join(','),
  ];
};

/**
 * The table of routes as one text with a line for each route, and the code that reads it. It is
 * smaller than a list of objects, also when compressed. A pattern or a title that the name says is
 * left out.
 *
 * @throws when a value contains what separates the values
 */
export function leanTable(routes: readonly Route[]): string {
  const rows = routes.map(cellsOf);
  if (rows.flat().some((cell) => /[|\n`\\$]/.test(cell))) throw new Error('A route contains a separator');
  const text = rows.map((cells) => cells.join('|').replace(/\|+$/, '')).join('\n');
  const letters = Object.entries(ACCESS).map(([access, letter]) => `${letter}:'${access}'`);
  return `const ACCESS = {${letters.join()}};
const spaced = ${String(spaced)};
const patternOf = ${String(patternOf)};
const titleOf = ${String(titleOf)};
const TABLE = \`${text}\`.split('\\n').map((line) => {
  const [name, pattern, letter, title, parent, flags = letter ? '' : name] = line.split('|');
  return {
    name,
    pattern: pattern || patternOf(name),
    access: ACCESS[letter || 'f'],
    title: title || titleOf(name),
    ...(parent && { parent }),
    ...(flags && { flags: flags.split(',') }),
  };
});`;
}

/** Replaces the table of routes by its text. */
export const leanRoutes = (): Plugin => ({
  name: 'atlas-lean-routes',
  transform(code, id) {
    if (!FILE.test(id)) return null;
    if (!TABLE.test(code)) throw new Error('The table of routes was not found');
    return { code: code.replace(TABLE, () => leanTable(ROUTES)), map: null };
  },
});
