import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonPage } from './PersonPage.tsx';
import { PersonStage } from './PersonStage.tsx';
import { PersonXp } from './PersonXp.tsx';
import type { PersonJourneyScreenQuery } from './__generated__/PersonJourneyScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonJourneyScreenQuery($id: Int!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        firstName
        community {
          progress {
            ...PersonStage_progress
          }
        }
        ...PersonXp_person
      }
    }
  }
`;

/** A person's stage, its tasks and their XP. Product decisions §14. */
export function PersonJourneyScreen({ queryRef }: { queryRef: PreloadedQuery<PersonJourneyScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonJourneyScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonJourneyScreenQuery>(QUERY, queryRef.variables);
  if (!member) return <NotFound />;
  return (
    <PersonPage person={member} reload={reload}>
      <PersonStage progress={member.community.progress} firstName={member.firstName} />
      <PersonXp person={member} reload={reload} />
    </PersonPage>
  );
}
