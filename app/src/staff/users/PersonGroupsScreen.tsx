import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonChallenges } from './PersonChallenges.tsx';
import { PersonFormerGroups } from './PersonFormerGroups.tsx';
import { PersonGroups } from './PersonGroups.tsx';
import { PersonPage } from './PersonPage.tsx';
import type { PersonGroupsScreenQuery } from './__generated__/PersonGroupsScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonGroupsScreenQuery($id: Int!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        ...PersonGroups_person
        ...PersonChallenges_person
        ...PersonFormerGroups_person
      }
    }
  }
`;

/**
 * The groups that a person is in, leads or coaches, the people who look after them, their buddies in
 * challenges, and the groups that they left. Product decisions §14.
 */
export function PersonGroupsScreen({ queryRef }: { queryRef: PreloadedQuery<PersonGroupsScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonGroupsScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonGroupsScreenQuery>(QUERY, queryRef.variables);
  if (!member) return <NotFound />;
  return (
    <PersonPage person={member} reload={reload}>
      <PersonGroups person={member} />
      <PersonChallenges person={member} />
      <PersonFormerGroups person={member} />
    </PersonPage>
  );
}
