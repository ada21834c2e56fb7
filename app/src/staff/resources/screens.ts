import { listVariables, readListSearch } from '@atlas/domain/lists';
import { resourcesList } from '@atlas/domain/resources';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { DetailPageSkeleton, FormPageSkeleton, ListPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import EditResourceFileQuery from './__generated__/EditResourceFileScreenQuery$parameters.ts';
import NewResourceFileQuery from './__generated__/NewResourceFileScreenQuery$parameters.ts';
import ResourceFileQuery from './__generated__/ResourceFileScreenQuery$parameters.ts';
import ResourceFilesQuery from './__generated__/ResourceFilesScreenQuery$parameters.ts';

/** Files and links that people come back to, for those who look after them. */
export const screens = {
  resourceFiles: screen({
    load: async () => (await import('./ResourceFilesScreen.tsx')).ResourceFilesScreen,
    query: ResourceFilesQuery,
    search: (search) => listVariables(readListSearch(search, resourcesList), resourcesList),
    skeleton: ListPageSkeleton,
  }),
  resourceFile: screen({
    load: async () => (await import('./ResourceFileScreen.tsx')).ResourceFileScreen,
    query: ResourceFileQuery,
    subject: 'viewer.resource',
    skeleton: DetailPageSkeleton,
  }),
  newResourceFile: screen({
    load: async () => (await import('./NewResourceFileScreen.tsx')).NewResourceFileScreen,
    query: NewResourceFileQuery,
    skeleton: FormPageSkeleton,
  }),
  editResourceFile: screen({
    load: async () => (await import('./EditResourceFileScreen.tsx')).EditResourceFileScreen,
    query: EditResourceFileQuery,
    subject: 'viewer.resource',
    skeleton: FormPageSkeleton,
  }),
} satisfies ScreenTable;
