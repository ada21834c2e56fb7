import { screen, type ScreenTable } from '../../routing/screen.ts';
import { FormPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import BeginnerWorkshopQuery from './__generated__/BeginnerWorkshopScreenQuery$parameters.ts';
import ExperiencedWorkshopQuery from './__generated__/ExperiencedWorkshopScreenQuery$parameters.ts';
import { SETTINGS_TABS } from './settingsTabs.ts';

/** The settings. */
export const screens = {
  defaultSettings: { tabs: SETTINGS_TABS },
  liveWorkshopSettings: screen({
    load: async () => (await import('./BeginnerWorkshopScreen.tsx')).BeginnerWorkshopScreen,
    query: BeginnerWorkshopQuery,
    skeleton: FormPageSkeleton,
  }),
  liveWorkshopSettings2: screen({
    load: async () => (await import('./ExperiencedWorkshopScreen.tsx')).ExperiencedWorkshopScreen,
    query: ExperiencedWorkshopQuery,
    skeleton: FormPageSkeleton,
  }),
} satisfies ScreenTable;
