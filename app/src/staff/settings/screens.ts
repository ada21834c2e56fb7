import { editScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import BeginnerWorkshopQuery from './__generated__/BeginnerWorkshopScreenQuery$parameters.ts';
import ExperiencedWorkshopQuery from './__generated__/ExperiencedWorkshopScreenQuery$parameters.ts';
import { SETTINGS_TABS } from './settingsTabs.ts';

/** The staff screens for settings. */
export const screens = {
  defaultSettings: { tabs: SETTINGS_TABS },
  liveWorkshopSettings: editScreen({
    load: async () => (await import('./BeginnerWorkshopScreen.tsx')).BeginnerWorkshopScreen,
    query: BeginnerWorkshopQuery,
  }),
  liveWorkshopSettings2: editScreen({
    load: async () => (await import('./ExperiencedWorkshopScreen.tsx')).ExperiencedWorkshopScreen,
    query: ExperiencedWorkshopQuery,
  }),
} satisfies ScreenTable;
