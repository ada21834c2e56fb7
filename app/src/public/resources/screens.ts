import { listVariables, readListSearch } from '@atlas/domain/lists';
import { readersResourcesList } from '@atlas/domain/resources';
import { publicScreen, type ScreenTable } from '../../routing/screen.ts';
import ResourceQuery from './__generated__/PublicResourcePageQuery$parameters.ts';
import ResourcesQuery from './__generated__/PublicResourcesPageQuery$parameters.ts';

const Nothing = () => null;

/** The public resources. Their first paint is the page itself, so they need no skeleton. */
export const screens = {
  publicResources: publicScreen({
    load: async () => (await import('./PublicResourcesScreen.tsx')).PublicResourcesScreen,
    query: ResourcesQuery,
    search: (search) => listVariables(readListSearch(search, readersResourcesList), readersResourcesList),
    skeleton: Nothing,
  }),
  publicResource: publicScreen({
    load: async () => (await import('./PublicResourceScreen.tsx')).PublicResourceScreen,
    query: ResourceQuery,
    subject: 'publicResource',
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
