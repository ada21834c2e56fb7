import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TABLES } from '../../app/src/registry/screenNames.ts';
import type { OtherPlace, Place, ScreenAudience, ScreenName } from './places.ts';

const APP = join(import.meta.dirname, '../../app/src');

/** The exports of a noun's `places.e2e.ts`. */
interface NounPlaces {
  places: Readonly<Record<string, Place>>;
  otherPlaces?: readonly OtherPlace[];
}

const nouns = await Promise.all(
  globSync('*/*/places.e2e.ts', { cwd: APP })
    .toSorted()
    .map(async (file) => {
      const { places, otherPlaces = [] } = (await import(pathToFileURL(join(APP, file)).href)) as NounPlaces;
      return { audience: file.split(/[/\\]/)[0] ?? '', places, otherPlaces };
    }),
);

/** The title of a screen. Several audiences have a screen of the same name. */
const titleOf = (audience: string, name: string): string => `the ${audience} screen ${name}`;

const screenPlaces = new Map(
  nouns.flatMap(({ audience, places }) => Object.entries(places).map(([name, place]) => [titleOf(audience, name), place] as const)),
);

const screens = Object.entries(TABLES).flatMap(([audience, tables]) =>
  Object.values<readonly string[]>(tables)
    .flat()
    .map((name) => titleOf(audience, name)),
);
const withoutPlace = screens.filter((title) => !screenPlaces.has(title));
const withoutScreen = [...screenPlaces.keys()].filter((title) => !screens.includes(title));
if (withoutPlace.length > 0) throw new Error(`No places.e2e.ts has a place for ${withoutPlace.join(', ')}`);
if (withoutScreen.length > 0) throw new Error(`The registry of screens does not contain ${withoutScreen.join(', ')}`);

/** Pages that the application renders instead of a screen. */
const SHELL_PLACES: readonly OtherPlace[] = [
  ['a private page opened by a visitor', [null, '/courses']],
  ['a staff page opened by a member', ['member', '/courses'], /^403 GET \/courses$/],
  ['a page that does not exist', ['member', '/nowhere/at/all'], /^404 GET/],
];

/** Every screen in the demo data, and other states of the screens. */
export const PLACES: readonly OtherPlace[] = [...screenPlaces, ...nouns.flatMap(({ otherPlaces }) => otherPlaces), ...SHELL_PLACES];

/** The place of a screen in the demo data. */
export function placeOf<Of extends ScreenAudience>(audience: Of, name: ScreenName<Of>): Place {
  const place = screenPlaces.get(titleOf(audience, name));
  if (place === undefined) throw new Error(`There is no place for ${titleOf(audience, name)}`);
  return place;
}
