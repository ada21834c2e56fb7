import { accessLevelsList } from '@atlas/domain/access';
import { editScreen, listScreen, newScreen } from '../../admin/screens.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { DetailPageSkeleton } from '../../shell/StaffSkeleton.ts';
import AccessLevelQuery from './__generated__/AccessLevelDetailScreenQuery$parameters.ts';
import AccessLevelsQuery from './__generated__/AccessLevelsScreenQuery$parameters.ts';
import EditAccessLevelQuery from './__generated__/EditAccessLevelScreenQuery$parameters.ts';

/** The staff screens for access levels. */
export const screens = {
  accessLevels: listScreen({
    load: async () => (await import('./AccessLevelsScreen.tsx')).AccessLevelsScreen,
    query: AccessLevelsQuery,
    list: accessLevelsList,
    tabbed: true,
  }),
  accessLevel: screen({
    load: async () => (await import('./AccessLevelDetailScreen.tsx')).AccessLevelDetailScreen,
    query: AccessLevelQuery,
    search: (search) => ({ compare: search.get('compare') ?? '' }),
    subject: 'viewer.accessLevel',
    skeleton: DetailPageSkeleton,
  }),
  newAccessLevel: newScreen({
    load: async () => (await import('./NewAccessLevelScreen.tsx')).NewAccessLevelScreen,
  }),
  editAccessLevel: editScreen({
    load: async () => (await import('./EditAccessLevelScreen.tsx')).EditAccessLevelScreen,
    query: EditAccessLevelQuery,
    subject: 'viewer.accessLevel',
  }),
} satisfies ScreenTable;
