import type { Audience } from '@atlas/domain/access';
import type { Screens, ScreenTables } from './screen.ts';
import { hasScreen } from './screenNames.ts';
import { FAILED_KEPT_MS } from './ScreenCache.ts';
import { tracked } from './tracked.ts';

const LOADS: Record<Audience, () => Promise<{ screens: object }>> = {
  public: () => import('../public/screens.ts'),
  member: () => import('../member/screens.ts'),
  leader: () => import('../leader/screens.ts'),
  affiliate: () => import('../affiliate/screens.ts'),
  staff: () => import('../staff/screens.ts'),
};

// oxlint-disable-next-line atlas/module-state -- code that was loaded, the same for everybody
const loading = new Map<Audience, Promise<Screens>>();

/** The screens of an audience, loaded when the first page of it is needed. What failed to load is asked for again a while later. */
export function loadScreens(audience: Audience): Promise<Screens> {
  const known = loading.get(audience);
  if (known) return known;
  const screens = tracked(LOADS[audience]().then((table) => table.screens as Screens));
  loading.set(audience, screens);
  screens.catch(() => void setTimeout(() => loading.delete(audience), FAILED_KEPT_MS));
  return screens;
}

/** The application's own tables. */
export const screenTables: ScreenTables = { has: hasScreen, load: loadScreens };
