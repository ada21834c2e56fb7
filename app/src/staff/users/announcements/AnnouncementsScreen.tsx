import { Button, DateText, Drawer, EmptyState, RowTitle, Text, Vignette } from '@atlas/ui';
import { ANNOUNCEMENT_STATES, announcementsList } from '@atlas/domain/announcements';
import { inWords } from '@atlas/domain/audit';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { idIn } from '../../../admin/idIn.ts';
import { AdminList } from '../../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../../admin/lists/ListColumn.ts';
import { useListState } from '../../../admin/lists/useListState.ts';
import { useWorkPolling } from '../../../admin/useWorkPolling.ts';
import { useReload } from '../../../relay/useReload.ts';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { useBlocker } from '../../../routing/routerContext.ts';
import { useAuth } from '../../../session/authContext.ts';
import { peopleTabs } from '../peopleTabs.ts';
import { AnnouncementState } from './AnnouncementState.tsx';
import { maySend } from './maySend.ts';
import type { AnnouncementsScreenQuery, AnnouncementsScreenQuery$data } from './__generated__/AnnouncementsScreenQuery.graphql.ts';

type Announcement = AnnouncementsScreenQuery$data['viewer']['announcements']['edges'][number]['node'];

// Loaded once one is opened or written.
const AnnouncementDrawer = lazyPart('AnnouncementDrawer', async () => (await import('./AnnouncementDrawer.tsx')).AnnouncementDrawer);
const AnnouncementDialog = lazyPart('AnnouncementDialog', async () => (await import('./AnnouncementDialog.tsx')).AnnouncementDialog);

const STATES = ANNOUNCEMENT_STATES.map((value) => ({ value, label: inWords(value) }));

const recipientsText = ({ state, done, total }: Announcement): string | null => {
  if (state === 'DRAFT' || state === 'SCHEDULED') return null;
  return done === total ? total.toLocaleString('en-US') : `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
};

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Announcement, SortKeyOf<typeof announcementsList>>[] => [
  {
    id: 'title',
    header: 'Title',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, title, problem }) => (
      <RowTitle href={openHref(databaseId)} note={problem ?? undefined}>
        {title}
      </RowTitle>
    ),
  },
  { id: 'state', header: 'State', priority: 1, card: 'badge', cell: ({ state }) => <AnnouncementState state={state} /> },
  { id: 'recipients', header: 'Recipients', align: 'end', priority: 1, card: 'meta', cell: recipientsText },
  { id: 'author', header: 'Author', priority: 2, card: 'meta', cell: ({ authorName }) => authorName },
  {
    id: 'created',
    header: 'Created',
    align: 'end',
    sortable: true,
    priority: 2,
    card: 'none',
    cell: ({ createdAt }) => <DateText text={formatShortDate(createdAt)} dateTime={createdAt} />,
  },
];

const QUERY = graphql`
  query AnnouncementsScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: AnnouncementsFilter!
    $sort: AnnouncementsSort!
    $id: Int!
    $opensAnnouncement: Boolean!
  ) @preloadable {
    viewer {
      announcements(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            title
            state
            problem
            done
            total
            authorName
            createdAt
          }
        }
      }
      announcement(databaseId: $id) @include(if: $opensAnnouncement) {
        state
        ...AnnouncementDrawer_announcement
      }
    }
  }
`;

/**
 * Messages of staff to members, at `/community/members?tab=announcements`. One opens in a drawer
 * next to the list. Product decisions §20, M9.
 */
export function AnnouncementsScreen({ queryRef }: { queryRef: PreloadedQuery<AnnouncementsScreenQuery> }) {
  const { announcements, announcement } = usePreloadedQuery<AnnouncementsScreenQuery>(QUERY, queryRef).viewer;
  const state = useListState('users', announcementsList, { within: { tab: 'announcements' } });
  const { announcement: id } = idIn('announcement')(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  const { currentUser } = useAuth();
  const variables = { ...listVariables(state.list, announcementsList), id, opensAnnouncement: id !== 0 };
  const reload = useReload<AnnouncementsScreenQuery>(QUERY, variables);
  const [writing, setWriting] = useState(false);
  const blocker = useBlocker();
  const isSending = announcements.edges.some(({ node }) => node.state === 'SENDING') || announcement?.state === 'SENDING';
  useWorkPolling(isSending, reload);
  const { page, after } = state.list;
  const here = state.hrefOf({ page, after });
  const openHref = (row: number) => `${here}${here.includes('?') ? '&' : '?'}announcement=${row}`;
  const close = () => navigate(here, { replace: true });
  const open = (saved: number) => {
    // The dialog's form is still being submitted.
    blocker.release();
    navigate(openHref(saved));
  };
  // Opens an announcement once its data has loaded, and closes it at once.
  const isOpen = id !== 0 && id === queryRef.variables.id;
  const isWriter = maySend(currentUser);
  return (
    <>
      <AdminList
        route="archivedUsers"
        title="Members"
        noun={{ one: 'announcement', many: 'announcements' }}
        exportAs="ANNOUNCEMENTS"
        tabs={peopleTabs('announcements')}
        state={state}
        queryRef={queryRef}
        connection={announcements}
        currentId={isOpen ? id : undefined}
        columns={columnsOf(openHref)}
        rowName={({ title }) => title}
        filters={[choiceFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES })]}
        adds={
          isWriter && (
            <Button variant="primary" onClick={() => setWriting(true)}>
              New announcement
            </Button>
          )
        }
        empty={
          <EmptyState
            vignette={<Vignette of="notifications" />}
            title={NO_DATA}
            text={isWriter ? 'Write to your members here. Drafts and what was sent appear in this list.' : 'Announcements appear here.'}
          />
        }
      />
      <Suspense>
        {isOpen && announcement && (
          <AnnouncementDrawer key={id} announcement={announcement} isWriter={isWriter} reload={reload} onClose={close} />
        )}
        {writing && <AnnouncementDialog announcement={null} reload={reload} onClose={() => setWriting(false)} onSaved={open} />}
      </Suspense>
      {isOpen && !announcement && <Gone onClose={close} />}
    </>
  );
}

/** Drawer for an announcement that does not exist, or that the viewer does not see. */
const Gone = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onClose={onClose} title="Announcement not found">
    <Text>It was deleted, or someone else wrote it.</Text>
  </Drawer>
);
