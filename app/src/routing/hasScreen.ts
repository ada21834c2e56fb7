import { type Audience, screenAudience, type SessionUser } from '@atlas/domain/access';
import { routeNamed, type RouteName } from '@atlas/domain/navigation';
import { TABLES } from '../registry/screenNames.ts';

/** The routes that an audience has a screen for, by the noun of their table. */
const tables: Readonly<Record<Audience, Readonly<Record<string, readonly RouteName[]>>>> = TABLES;

/**
 * The routes that an audience has a screen for. Contains only names, so menus and links need not
 * load a table.
 */
export const screenNames = (audience: Audience): readonly RouteName[] => Object.values(tables[audience]).flat();

/** The noun whose table contains an audience's screen for a route; null where there is none. */
export const nounOfScreen = (audience: Audience, name: RouteName): string | null =>
  Object.entries(tables[audience]).find(([, names]) => names.includes(name))?.[0] ?? null;

export const hasScreen = (audience: Audience, name: RouteName): boolean => nounOfScreen(audience, name) !== null;

/** Whether a user can open a route. Menus use it to leave out items that lead nowhere. */
export const hasScreenFor = (user: SessionUser | null, name: RouteName): boolean =>
  screenAudience(routeNamed(name), user, (audience) => hasScreen(audience, name)) !== null;
