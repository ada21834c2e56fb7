import { accessLevelsList } from '@atlas/domain/access';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { formScreen, screen, type ScreenTable } from '../../routing/screen.ts';
import { DetailPageSkeleton, FormPageSkeleton, TabbedListPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import AccessLevelQuery from './__generated__/AccessLevelDetailScreenQuery$parameters.ts';
import AccessLevelsQuery from './__generated__/AccessLevelsScreenQuery$parameters.ts';
import EditAccessLevelQuery from './__generated__/EditAccessLevelScreenQuery$parameters.ts';

/** The screens of access levels for staff. */
export const screens = {
  accessLevels: screen({
    load: async () => (await import('./AccessLevelsScreen.tsx')).AccessLevelsScreen,
    query: AccessLevelsQuery,
    search: (search) => listVariables(readListSearch(search, accessLevelsList), accessLevelsList),
    skeleton: TabbedListPageSkeleton,
  }),
  accessLevel: screen({
    load: async () => (await import('./AccessLevelDetailScreen.tsx')).AccessLevelDetailScreen,
    query: AccessLevelQuery,
    search: (search) => ({ compare: search.get('compare') ?? '' }),
    subject: 'viewer.accessLevel',
    skeleton: DetailPageSkeleton,
  }),
  newAccessLevel: formScreen({
    load: async () => (await import('./NewAccessLevelScreen.tsx')).NewAccessLevelScreen,
    skeleton: FormPageSkeleton,
  }),
  editAccessLevel: screen({
    load: async () => (await import('./EditAccessLevelScreen.tsx')).EditAccessLevelScreen,
    query: EditAccessLevelQuery,
    subject: 'viewer.accessLevel',
    skeleton: FormPageSkeleton,
  }),
} satisfies ScreenTable;
