import { Button, DateText, Drawer, EmptyState, RowTitle, Text, Vignette } from '@atlas/ui';
import { changelogList } from '@atlas/domain/changelog';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import Archive from 'lucide-react/icons/archive';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { idIn } from '../../admin/idIn.ts';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import { ChangelogDialog } from './ChangelogDialog.tsx';
import { ChangelogEntryDrawer } from './ChangelogEntryDrawer.tsx';
import { ChangelogStatus } from './ChangelogStatus.tsx';
import { isArchived, isPublic, useChangelogActions } from './useChangelogActions.ts';
import type { ChangelogListScreenQuery, ChangelogListScreenQuery$data } from './__generated__/ChangelogListScreenQuery.graphql.ts';

type Entry = ChangelogListScreenQuery$data['viewer']['changelog']['edges'][number]['node'];

const ENTRIES = { one: 'entry', many: 'entries' };
const TABS = [
  { label: 'All', value: null },
  { label: 'Drafts', value: 'draft' },
  { label: 'Scheduled', value: 'scheduled' },
  { label: 'Published', value: 'published' },
  { label: 'Archived', value: 'archived' },
];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Entry, SortKeyOf<typeof changelogList>>[] => [
  {
    id: 'title',
    header: 'Title',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, title }) => <RowTitle href={openHref(databaseId)}>{title}</RowTitle>,
  },
  { id: 'status', header: 'Status', priority: 1, card: 'badge', cell: ({ status }) => <ChangelogStatus status={status} /> },
  { id: 'published', header: 'Published', align: 'end', sortable: true, priority: 1, cell: ({ publishedAt }) => <Day at={publishedAt} /> },
  { id: 'author', header: 'Author', priority: 2, card: 'meta', cell: ({ author }) => author?.name },
  { id: 'created', header: 'Created', align: 'end', sortable: true, priority: 2, cell: ({ createdAt }) => <Day at={createdAt} /> },
];

const Day = ({ at }: { at: string | null | undefined }) => (at == null ? null : <DateText text={formatShortDate(at)} dateTime={at} />);

const QUERY = graphql`
  query ChangelogListScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: ChangelogFilter!, $sort: ChangelogSort!, $id: Int!)
  @preloadable {
    viewer {
      changelog(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            revision
            title
            status
            publishedAt
            createdAt
            author {
              name
            }
          }
        }
      }
      changelogEntry(databaseId: $id) {
        ...ChangelogEntryDrawer_entry
      }
    }
  }
`;

/**
 * The change log for its authors at `/feature-changelog`. An entry opens in a drawer next to the
 * list.
 *
 * @spec 1 §2.5
 */
export function ChangelogListScreen({ queryRef }: { queryRef: PreloadedQuery<ChangelogListScreenQuery> }) {
  const { changelog, changelogEntry } = usePreloadedQuery<ChangelogListScreenQuery>(QUERY, queryRef).viewer;
  const state = useListState('featureChangeLog', changelogList, { tab: 'status' });
  const { id } = idIn('id')(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  const reload = useReload<ChangelogListScreenQuery>(QUERY, { ...listVariables(state.list, changelogList), id });
  const { publish, archive } = useChangelogActions(reload);
  const [writing, setWriting] = useState(false);
  const { page, after } = state.list;
  const here = state.hrefOf({ page, after });
  const openHref = (row: number) => `${here}${here.includes('?') ? '&' : '?'}id=${row}`;
  const close = () => navigate(here, { replace: true });
  const blocker = useBlocker();
  const open = (saved: number) => {
    // The dialog's form is still being submitted.
    blocker.release();
    navigate(openHref(saved));
  };
  // Opens an entry once its data has loaded, and closes it at once.
  const isOpen = id !== 0 && id === queryRef.variables.id;
  const actionsOf = ({ databaseId, revision, title, status }: Entry): readonly RowAction[] => {
    const entry = { databaseId, revision, title, status };
    const toPublish = publish(entry);
    return [
      ...(toPublish ? [{ label: isPublic(entry) ? 'Unpublish' : 'Publish', icon: Globe, action: toPublish }] : []),
      { label: isArchived(entry) ? 'Restore' : 'Archive', icon: Archive, action: archive(entry) },
    ];
  };
  return (
    <>
      <AdminList
        route="featureChangeLog"
        title="Feature change log"
        exportAs="CHANGELOG"
        noun={ENTRIES}
        state={state}
        queryRef={queryRef}
        connection={changelog}
        columns={columnsOf(openHref)}
        rowName={({ title }) => title}
        tabs={filterTabs(state, 'status', ENTRIES, TABS)}
        adds={
          <Button variant="primary" onClick={() => setWriting(true)}>
            New entry
          </Button>
        }
        rowActions={actionsOf}
        empty={<EmptyState vignette={<Vignette of="notifications" />} title={NO_DATA} text="Entries appear here once you add one." />}
      />
      {isOpen &&
        (changelogEntry ? <ChangelogEntryDrawer entry={changelogEntry} reload={reload} onClose={close} /> : <Gone onClose={close} />)}
      {writing && <ChangelogDialog entry={null} reload={reload} onClose={() => setWriting(false)} onSaved={open} />}
    </>
  );
}

/** Drawer for an entry that does not exist. */
const Gone = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="Entry not found">
    <Text>This entry is not in the change log.</Text>
  </Drawer>
);
