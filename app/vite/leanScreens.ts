import type { Plugin } from 'vite';
import { ROUTES } from '@atlas/domain/navigation';
import { TABLES } from '../src/registry/screenNames.ts';

const FILE = /app\/src\/registry\/screenNames\.ts$/;
const TABLE = /\bexport const TABLES = \{[\s\S]*?\n\}(?: as const)?;/;
/** The character of the first noun; the others follow it. No noun has the character of a route without a screen, which sorts before. */
const FIRST = '0'.charCodeAt(0);
const NONE = '-';

type Nouns = Readonly<Record<string, readonly string[]>>;

const placesOf = (nouns: Nouns, routes: readonly string[]): string => {
  const lists = Object.values(nouns);
  const places = routes.map((route) => {
    const noun = lists.findIndex((names) => names.includes(route));
    return noun === -1 ? NONE : String.fromCharCode(FIRST + noun);
  });
  return places.join('').replace(/-+$/, '');
};

/**
 * The names of the screens, as a character for each route that says which noun of an audience has
 * its screen, and the code that reads them. The names themselves are in the table of routes.
 */
export function leanScreenNames(tables: Readonly<Record<string, Nouns>>, routes: readonly string[]): string {
  const texts = Object.entries(tables).map(([audience, nouns]) => [audience, Object.keys(nouns).join(' '), placesOf(nouns, routes)]);
  return `const TABLES = Object.fromEntries(${JSON.stringify(texts)}.map(([audience, nouns, places]) => [
  audience,
  Object.fromEntries(nouns.split(' ').map((noun, index) => [noun, ROUTES.flatMap(({ name }, at) => places.charCodeAt(at) === index + ${FIRST} ? name : [])])),
]));`;
}

/** Replaces the names of the screens by their places in the table of routes. */
export const leanScreens = (): Plugin => ({
  name: 'atlas-lean-screens',
  transform(code, id) {
    if (!FILE.test(id)) return null;
    if (!TABLE.test(code)) throw new Error('The names of the screens were not found');
    const names = leanScreenNames(
      TABLES,
      ROUTES.map(({ name }) => name),
    );
    return { code: `import { ROUTES } from '@atlas/domain/navigation';\n${code.replace(TABLE, () => `export ${names}`)}`, map: null };
  },
});
