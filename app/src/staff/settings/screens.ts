import { screen, type ScreenTable } from '../../routing/screen.ts';
import { FormShape } from '../../shell/StaffSkeleton.tsx';
import BeginnerWorkshopQuery from './__generated__/BeginnerWorkshopScreenQuery$parameters.ts';
import ExperiencedWorkshopQuery from './__generated__/ExperiencedWorkshopScreenQuery$parameters.ts';
import { SETTINGS_TABS } from './settingsTabs.ts';

/** The settings. */
export const screens = {
  defaultSettings: { tabs: SETTINGS_TABS },
  liveWorkshopSettings: screen({
    load: async () => (await import('./BeginnerWorkshopScreen.tsx')).BeginnerWorkshopScreen,
    query: BeginnerWorkshopQuery,
    skeleton: FormShape,
  }),
  liveWorkshopSettings2: screen({
    load: async () => (await import('./ExperiencedWorkshopScreen.tsx')).ExperiencedWorkshopScreen,
    query: ExperiencedWorkshopQuery,
    skeleton: FormShape,
  }),
} satisfies ScreenTable;
