import type { RouteParams } from '@atlas/domain/navigation';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { FormPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { legalKindIn } from './legalKindIn.ts';
import LegalQuery from './__generated__/LegalPagesScreenQuery$parameters.ts';
import SettingsQuery from './__generated__/DefaultSettingsScreenQuery$parameters.ts';

type SettingsTab = ScreenTab<RouteParams<'defaultSettings'>>;

/** The settings pages that share one path. Product decisions §20 F13. */
export const SETTINGS_TABS: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    tab: 'settings',
    label: 'Default settings',
    screen: screen({
      load: async () => (await import('./DefaultSettingsScreen.tsx')).DefaultSettingsScreen,
      query: SettingsQuery,
      skeleton: FormPageSkeleton,
    }),
  },
  {
    tab: 'legal',
    label: 'Legal pages',
    screen: screen({
      load: async () => (await import('./LegalPagesScreen.tsx')).LegalPagesScreen,
      query: LegalQuery,
      search: (search) => ({ kind: legalKindIn(search) }),
      skeleton: FormPageSkeleton,
    }),
  },
];
