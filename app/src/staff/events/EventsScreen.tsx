import { Badge, DateLines, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { EVENT_FILTERS, eventDayText, eventHoursText, eventsList } from '@atlas/domain/events';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import { filterTabs } from '../../admin/lists/filterTabs.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { useNow } from '../../session/useNow.ts';
import { publicationFilter } from '../shared/publishing/publicationFilter.ts';
import { PublishedCell } from '../shared/publishing/PublishedCell.tsx';
import { EventRepeats } from './EventRepeats.tsx';
import { useArchiveEvent } from './useArchiveEvent.ts';
import type { EventsScreenQuery, EventsScreenQuery$data } from './__generated__/EventsScreenQuery.graphql.ts';

type Event = EventsScreenQuery$data['viewer']['events']['edges'][number]['node'];

const NOUN = { one: 'event', many: 'events' };
const TABS = EVENT_FILTERS.map(({ value, label }) => ({ value: value === 'all' ? null : value, label }));

const columnsAt = (now: Date): readonly ListColumn<Event, SortKeyOf<typeof eventsList>>[] => [
  {
    id: 'name',
    header: 'Event',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name, shortDescription }) => (
      <RowTitle href={routePath('event', { id: databaseId })} note={shortDescription || undefined}>
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'start',
    header: 'Next time (Manila)',
    sortable: true,
    priority: 1,
    cell: ({ next, state, cancelledAt }) =>
      cancelledAt ? (
        <Badge tone="danger">Cancelled</Badge>
      ) : next ? (
        <DateLines
          day={eventDayText(next.startsAt, now)}
          hours={eventHoursText({ startsAt: next.startsAt, endsAt: next.endsAt }, now)}
          badge={state === 'LIVE' ? <Badge tone="success">Live now</Badge> : undefined}
        />
      ) : (
        'Over'
      ),
  },
  { id: 'recurrence', header: 'Repeats', priority: 2, cell: (event) => <EventRepeats event={event} /> },
  { id: 'place', header: 'Place', priority: 2, cell: ({ place }) => place || 'Online' },
  { id: 'going', header: 'Going', align: 'end', priority: 2, cell: ({ next }) => next?.goingCount ?? '' },
  {
    id: 'published',
    header: 'Published',
    width: 'narrow',
    priority: 1,
    cell: (item) => <PublishedCell item={item} dayText={(at) => eventDayText(at, now)} />,
  },
  { id: 'created', header: 'Created', align: 'end', sortable: true, priority: 2, cell: ({ createdAt }) => eventDayText(createdAt, now) },
];

const QUERY = graphql`
  query EventsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: EventsFilter!, $sort: EventsSort!) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: events)
      events(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            shortDescription
            state
            place
            createdAt
            archivedAt
            ...PublishedCell_item
            cancelledAt
            ...EventRepeats_event
            next {
              startsAt
              endsAt
              goingCount
            }
          }
        }
      }
    }
  }
`;

/**
 * The list of events at `/events`. Search, filters, order and page are in the address.
 *
 * @spec 1 §2.5, §2.8, 2 §3
 */
export function EventsScreen({ queryRef }: { queryRef: PreloadedQuery<EventsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EventsScreenQuery>(QUERY, queryRef);
  const state = useListState('events', eventsList, { tab: 'show' });
  const reload = useReload<EventsScreenQuery>(QUERY, listVariables(state.list, eventsList));
  const archive = useArchiveEvent();
  const { currentUser } = useAuth();
  const now = useNow();
  const actionsOf = (event: Event) => {
    const { databaseId: id, archivedAt } = event;
    const times = { label: 'Times', icon: CalendarDays, href: routePath('event', { id }, { tab: 'times' }) };
    return editAndArchive({ edit: routePath('editEvent', { id }), archivedAt, archive: archive(event, reload) }, [times]);
  };
  return (
    <AdminList
      route="events"
      title="Events"
      exportAs="EVENTS"
      noun={NOUN}
      state={state}
      queryRef={queryRef}
      connection={viewer.events}
      columns={columnsAt(now)}
      rowName={({ name }) => name}
      tabs={filterTabs(state, 'show', NOUN, TABS)}
      filters={[publicationFilter(state), archivedFilter(state)]}
      bulk={{
        list: 'events',
        operations: [state.list.filters.status === 'archived' ? 'restore-events' : 'archive-events'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      rowActions={can(currentUser, { page: 'editEvent' }) ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="events" />} title={NO_DATA} text="Events appear here once you create one." />}
    />
  );
}
