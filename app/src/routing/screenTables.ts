import type { Audience } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import * as publicLoads from '../registry/publicLoads.ts';
import { hasScreen, nounOfScreen, screenNames } from './hasScreen.ts';
import type { Screens, ScreenTables } from './screen.ts';
import { FAILED_KEPT_MS } from './ScreenCache.ts';
import { trackPromise } from './trackPromise.ts';

interface AudienceLoads {
  LOADS: Readonly<Record<string, () => Promise<{ screens: object }>>>;
}

/**
 * The loaders of each audience's tables. Visitors need only their own; the others load with the
 * first page of their audience.
 */
const loads: Readonly<Record<Audience, () => Promise<AudienceLoads>>> = {
  public: () => Promise.resolve(publicLoads),
  member: () => import('../registry/memberLoads.ts'),
  leader: () => import('../registry/leaderLoads.ts'),
  affiliate: () => import('../registry/affiliateLoads.ts'),
  staff: () => import('../registry/staffLoads.ts'),
};

async function fetchTable(audience: Audience, noun: string): Promise<Screens> {
  const { LOADS } = await loads[audience]();
  const load = LOADS[noun];
  if (load === undefined) throw new Error(`There is no screen table ${audience}/${noun}`);
  return (await load()).screens as Screens;
}

// oxlint-disable-next-line atlas/module-state -- loaded code, the same for everyone
const loading = new Map<string, Promise<Screens>>();

/**
 * Loads a table when the first of its pages is needed. A table that failed to load is requested
 * again a while later.
 */
function loadTable(audience: Audience, noun: string): Promise<Screens> {
  const table = `${audience}/${noun}`;
  const known = loading.get(table);
  if (known) return known;
  const screens = trackPromise(fetchTable(audience, noun));
  loading.set(table, screens);
  screens.catch(() => void setTimeout(() => loading.delete(table), FAILED_KEPT_MS));
  return screens;
}

const tableOf = (audience: Audience, name: RouteName): Promise<Screens> => loadTable(audience, nounOfScreen(audience, name) ?? '');

/** All screens of an audience, from all of its tables. For callers that need every screen. */
export async function loadScreens(audience: Audience): Promise<Screens> {
  return Object.assign({}, ...(await Promise.all(screenNames(audience).map((name) => tableOf(audience, name))))) as Screens;
}

/** The application's own tables. */
export const screenTables: ScreenTables = { has: hasScreen, load: tableOf };
