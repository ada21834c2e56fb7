import type { Audience } from '@atlas/domain/access';
import type { RouteName } from '@atlas/domain/navigation';
import type { Screens, ScreenTables } from './screen.ts';
import { hasScreen, OWN_TABLES, SCREEN_NAMES } from './screenNames.ts';
import { FAILED_KEPT_MS } from './ScreenCache.ts';
import { tracked } from './tracked.ts';

type Load = () => Promise<{ screens: object }>;

const LOADS: Record<Audience, Load> = {
  public: () => import('../public/screens.ts'),
  member: () => import('../member/screens.ts'),
  leader: () => import('../leader/screens.ts'),
  affiliate: () => import('../affiliate/screens.ts'),
  staff: () => import('../staff/screens.ts'),
};
const OWN: readonly [Audience, readonly RouteName[], Load][] = [
  ['public', OWN_TABLES.public.changelog, () => import('../public/changelog/screens.ts')],
  ['public', OWN_TABLES.public.legal, () => import('../public/legal/screens.ts')],
  ['public', OWN_TABLES.public.resources, () => import('../public/resources/screens.ts')],
  ['member', OWN_TABLES.member.resources, () => import('../member/resources/screens.ts')],
  ['staff', OWN_TABLES.staff.resources, () => import('../staff/resources/screens.ts')],
  ['member', OWN_TABLES.member.profile, () => import('../member/profile/screens.ts')],
  ['member', OWN_TABLES.member.journey, () => import('../member/journey/screens.ts')],
  ['member', OWN_TABLES.member.events, () => import('../member/events/screens.ts')],
  ['member', OWN_TABLES.member.hubs, () => import('../member/hubs/screens.ts')],
  ['staff', OWN_TABLES.staff.events, () => import('../staff/events/screens.ts')],
  ['staff', OWN_TABLES.staff.logs, () => import('../staff/logs/screens.ts')],
  ['staff', OWN_TABLES.staff.settings, () => import('../staff/settings/screens.ts')],
  ['staff', OWN_TABLES.staff.users, () => import('../staff/users/screens.ts')],
];

const tableOf = (audience: Audience, name: RouteName): Load =>
  OWN.find(([of, names]) => of === audience && names.includes(name))?.[2] ?? LOADS[audience];

// oxlint-disable-next-line atlas/module-state -- code that was loaded, the same for everybody
const loading = new Map<Load, Promise<Screens>>();

/** A table, loaded when the first page of it is needed. What failed to load is asked for again a while later. */
function loadTable(load: Load): Promise<Screens> {
  const known = loading.get(load);
  if (known) return known;
  const screens = tracked(load().then((table) => table.screens as Screens));
  loading.set(load, screens);
  screens.catch(() => void setTimeout(() => loading.delete(load), FAILED_KEPT_MS));
  return screens;
}

/** All screens of an audience, whatever table they stand in; for who needs every one of them. */
export async function loadScreens(audience: Audience): Promise<Screens> {
  const loads = [LOADS[audience], ...SCREEN_NAMES[audience].map((name) => tableOf(audience, name))];
  const tables = await Promise.all([...new Set(loads)].map(loadTable));
  return Object.assign({}, ...tables) as Screens;
}

/** The application's own tables. */
export const screenTables: ScreenTables = { has: hasScreen, load: (audience, name) => loadTable(tableOf(audience, name)) };
