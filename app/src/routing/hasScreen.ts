import { type Audience, screenAudience, type SessionUser } from '@atlas/domain/access';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';
import { TABLES } from '../registry/screenNames.ts';

/** The routes that an audience has a screen for, by the noun whose table holds it. */
const tables: Readonly<Record<Audience, Readonly<Record<string, readonly RouteName[]>>>> = TABLES;

/** The routes that an audience has a screen for. Only names: menus and links read them without loading a table. */
export const screenNames = (audience: Audience): readonly RouteName[] => Object.values(tables[audience]).flat();

/** The noun whose table holds the screen of a route for an audience; null where there is none. */
export const nounOfScreen = (audience: Audience, name: RouteName): string | null =>
  Object.entries(tables[audience]).find(([, names]) => names.includes(name))?.[0] ?? null;

export const hasScreen = (audience: Audience, name: RouteName): boolean => nounOfScreen(audience, name) !== null;

/** Says whether a user can open a route. Menu items and buttons that lead nowhere are left out by it. */
export const hasScreenFor = (user: SessionUser | null, name: RouteName): boolean =>
  screenAudience(routeNamed(name), user, (audience) => hasScreen(audience, name)) !== null;
