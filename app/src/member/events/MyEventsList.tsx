import { Button, EventList, Row, Stack } from '@atlas/ui';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { EventListItem } from '../shared/EventListItem.tsx';
import type { MyEventsSearch } from './myEventsAddress.ts';
import { NoEvents } from './NoEvents.tsx';
import type { MyEventsList_viewer$key } from './__generated__/MyEventsList_viewer.graphql.ts';
import type { MyEventsListMoreQuery } from './__generated__/MyEventsListMoreQuery.graphql.ts';

interface MyEventsListProps {
  viewer: MyEventsList_viewer$key;
  search: MyEventsSearch;
  /** Removes search and filter. */
  onClear: () => void;
}

/** The events of a filter and a search, twenty per page. */
export function MyEventsList({ viewer: key, search, onClear }: MyEventsListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MyEventsListMoreQuery, MyEventsList_viewer$key>(
    graphql`
      fragment MyEventsList_viewer on Viewer
      @refetchable(queryName: "MyEventsListMoreQuery")
      @argumentDefinitions(filter: { type: "MyEventsFilter!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        ...NoEvents_viewer
        myEvents(filter: $filter, first: $count, after: $cursor) @connection(key: "MyEventsList_myEvents") {
          edges {
            node {
              id
              ...EventListItem_event
            }
          }
        }
      }
    `,
    key,
  );
  const events = data.myEvents.edges.map(({ node }) => node);
  if (events.length === 0) return <NoEvents viewer={data} search={search} onClear={onClear} />;
  return (
    <Stack gap={6}>
      <EventList label="My events">
        {events.map((event) => (
          <EventListItem key={event.id} event={event} />
        ))}
      </EventList>
      {hasNext ? (
        <Row justify="center">
          <Button variant="secondary" loading={isLoadingNext} loadingText="Loading" onClick={() => void loadNext(20)}>
            Show more events
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
