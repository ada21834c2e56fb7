import { changelogList } from '@atlas/domain/changelog';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { idIn } from '../../admin/idIn.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import ChangelogQuery from './__generated__/ChangelogListScreenQuery$parameters.ts';

/** The staff screens for the change log. */
export const screens = {
  featureChangeLog: screen({
    load: async () => (await import('./ChangelogListScreen.tsx')).ChangelogListScreen,
    query: ChangelogQuery,
    search: (search) => ({ ...listVariables(readListSearch(search, changelogList), changelogList), ...idIn('id')(search) }),
    skeleton: TabbedListPageSkeleton,
  }),
} satisfies ScreenTable;
