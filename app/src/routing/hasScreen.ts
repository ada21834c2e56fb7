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

/** Whether a route has a screen for a user, so that every menu item and button has a destination. */
export const hasScreenFor = (user: SessionUser | null, name: RouteName): boolean =>
  screenAudience(routeNamed(name), user, (audience) => hasScreen(audience, name)) !== null;
