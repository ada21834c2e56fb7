import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { MyEventsList } from './MyEventsList.tsx';
import { MyEventsPage } from './MyEventsPage.tsx';
import type { MyEventsScreenQuery } from './__generated__/MyEventsScreenQuery.graphql.ts';

/**
 * `/events/my-events`: all events of the member, upcoming ones first.
 * @spec 1 §2.5
 */
export function MyEventsScreen({ queryRef }: { queryRef: PreloadedQuery<MyEventsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<MyEventsScreenQuery>(
    graphql`
      query MyEventsScreenQuery($filter: MyEventsFilter!) @preloadable {
        viewer {
          ...MyEventsList_viewer @arguments(filter: $filter)
        }
      }
    `,
    queryRef,
  );
  return <MyEventsPage>{(search, clear) => <MyEventsList viewer={viewer} search={search} onClear={clear} />}</MyEventsPage>;
}
