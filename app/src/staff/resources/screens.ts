import { resourcesList } from '@atlas/domain/resources';
import { detailScreen, editScreen, listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import EditResourceFileQuery from './__generated__/EditResourceFileScreenQuery$parameters.ts';
import NewResourceFileQuery from './__generated__/NewResourceFileScreenQuery$parameters.ts';
import ResourceFileQuery from './__generated__/ResourceFileScreenQuery$parameters.ts';
import ResourceFilesQuery from './__generated__/ResourceFilesScreenQuery$parameters.ts';

/** The staff screens for resource files and links. */
export const screens = {
  resourceFiles: listScreen({
    load: async () => (await import('./ResourceFilesScreen.tsx')).ResourceFilesScreen,
    query: ResourceFilesQuery,
    list: resourcesList,
  }),
  resourceFile: detailScreen({
    load: async () => (await import('./ResourceFileScreen.tsx')).ResourceFileScreen,
    query: ResourceFileQuery,
    subject: 'viewer.resource',
  }),
  newResourceFile: editScreen({
    load: async () => (await import('./NewResourceFileScreen.tsx')).NewResourceFileScreen,
    query: NewResourceFileQuery,
  }),
  editResourceFile: editScreen({
    load: async () => (await import('./EditResourceFileScreen.tsx')).EditResourceFileScreen,
    query: EditResourceFileQuery,
    subject: 'viewer.resource',
  }),
} satisfies ScreenTable;
