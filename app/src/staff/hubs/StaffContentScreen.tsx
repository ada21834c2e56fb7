import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { HubPage } from './HubPage.tsx';
import type { StaffContentScreenQuery } from './__generated__/StaffContentScreenQuery.graphql.ts';

/**
 * The content hub for staff at `/content`: lists of everything that is sold and learned.
 *
 * @spec 1 §2.4; its content is a product decision
 */
export function StaffContentScreen({ queryRef }: { queryRef: PreloadedQuery<StaffContentScreenQuery> }) {
  const { viewer } = usePreloadedQuery<StaffContentScreenQuery>(
    graphql`
      query StaffContentScreenQuery(
        $products: Boolean!
        $courses: Boolean!
        $events: Boolean!
        $resourceFiles: Boolean!
        $subscriptions: Boolean!
      ) @preloadable {
        viewer {
          products(first: 1) @include(if: $products) {
            totalCount
          }
          courses(first: 1) @include(if: $courses) {
            totalCount
          }
          events(first: 1) @include(if: $events) {
            totalCount
          }
          resourceFiles: resources(first: 1) @include(if: $resourceFiles) {
            totalCount
          }
          subscriptions(first: 1) @include(if: $subscriptions) {
            totalCount
          }
        }
      }
    `,
    queryRef,
  );
  const { products, courses, events, resourceFiles, subscriptions } = viewer;
  const counts = {
    products: products?.totalCount,
    courses: courses?.totalCount,
    events: events?.totalCount,
    resourceFiles: resourceFiles?.totalCount,
    subscriptions: subscriptions?.totalCount,
  };
  return <HubPage area="content" lede="Everything you sell and teach." counts={counts} />;
}
