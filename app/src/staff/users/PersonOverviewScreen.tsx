import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonPage } from './PersonPage.tsx';
import { PersonSubscriptions } from './PersonSubscriptions.tsx';
import type { PersonOverviewScreenQuery } from './__generated__/PersonOverviewScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonOverviewScreenQuery($id: Int!, $seesSubscriptions: Boolean!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        ...PersonFacts_person
        ...PersonSubscriptions_person @alias(as: "subscriber") @include(if: $seesSubscriptions)
        ...PersonNotes_person
      }
    }
  }
`;

/**
 * A person's data, subscriptions and latest notes at `/community/members/{id}`, and the same for
 * non-members and archived people. Product decisions §14.
 */
export function PersonOverviewScreen({ queryRef }: { queryRef: PreloadedQuery<PersonOverviewScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonOverviewScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonOverviewScreenQuery>(QUERY, queryRef.variables);
  if (!member) return <NotFound />;
  return (
    <PersonPage person={member} reload={reload}>
      <PersonFacts person={member} />
      {member.subscriber && <PersonSubscriptions person={member.subscriber} reload={reload} />}
      <PersonNotes person={member} />
    </PersonPage>
  );
}
