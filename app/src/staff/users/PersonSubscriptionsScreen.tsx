import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonPage } from './PersonPage.tsx';
import { PersonSubscriptions } from './PersonSubscriptions.tsx';
import type { PersonSubscriptionsScreenQuery } from './__generated__/PersonSubscriptionsScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonSubscriptionsScreenQuery($id: Int!, $seesSubscriptions: Boolean!, $seesOrders: Boolean!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        ...PersonSubscriptions_person
          @arguments(isWhole: true, seesOrders: $seesOrders)
          @alias(as: "subscriber")
          @include(if: $seesSubscriptions)
      }
    }
  }
`;

/**
 * All subscriptions of a person with product, period, grace and origin, for holders of the flag
 * `subscription`. Product decisions §14.
 *
 * @spec 1 §2.5
 */
export function PersonSubscriptionsScreen({ queryRef }: { queryRef: PreloadedQuery<PersonSubscriptionsScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonSubscriptionsScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonSubscriptionsScreenQuery>(QUERY, queryRef.variables);
  if (!queryRef.variables.seesSubscriptions) return <Forbidden />;
  if (!member?.subscriber) return <NotFound />;
  return (
    <PersonPage person={member} reload={reload}>
      <PersonSubscriptions person={member.subscriber} isWhole seesOrders={queryRef.variables.seesOrders} reload={reload} />
    </PersonPage>
  );
}
