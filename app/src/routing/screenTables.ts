import type { Audience } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import { LOADS } from '../registry/screenLoads.ts';
import { hasScreen, nounOfScreen, screenNames } from './hasScreen.ts';
import type { Screens, ScreenTables } from './screen.ts';
import { FAILED_KEPT_MS } from './ScreenCache.ts';
import { trackPromise } from './trackPromise.ts';

const loads: Readonly<Record<string, () => Promise<{ screens: object }>>> = LOADS;

// oxlint-disable-next-line atlas/module-state -- loaded code, the same for everyone
const loading = new Map<string, Promise<Screens>>();

/**
 * Loads a table when the first of its pages is needed. A table that failed to load is requested
 * again a while later.
 */
function loadTable(table: string): Promise<Screens> {
  const known = loading.get(table);
  if (known) return known;
  const load = loads[table];
  if (load === undefined) throw new Error(`There is no screen table ${table}`);
  const screens = trackPromise(load().then((module) => module.screens as Screens));
  loading.set(table, screens);
  screens.catch(() => void setTimeout(() => loading.delete(table), FAILED_KEPT_MS));
  return screens;
}

const tableOf = (audience: Audience, name: RouteName): string => `${audience}/${nounOfScreen(audience, name) ?? ''}`;

/** All screens of an audience, from all of its tables. For callers that need every screen. */
export async function loadScreens(audience: Audience): Promise<Screens> {
  const names = screenNames(audience).map((name) => tableOf(audience, name));
  return Object.assign({}, ...(await Promise.all([...new Set(names)].map(loadTable)))) as Screens;
}

/** The application's own tables. */
export const screenTables: ScreenTables = { has: hasScreen, load: (audience, name) => loadTable(tableOf(audience, name)) };
