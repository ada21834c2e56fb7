import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonChanges } from './PersonChanges.tsx';
import { ViewAsButton } from './ViewAsButton.tsx';
import { PersonLevels } from './PersonLevels.tsx';
import { PersonLocks } from './PersonLocks.tsx';
import { PersonPage } from './PersonPage.tsx';
import { PersonSignIn } from './PersonSignIn.tsx';
import type { PersonAccessScreenQuery } from './__generated__/PersonAccessScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonAccessScreenQuery($id: Int!, $gives: Boolean!, $seesChanges: Boolean!) @preloadable {
    viewer {
      member(databaseId: $id) {
        databaseId
        ...PersonPage_person
        ...PersonLevels_person
        ...PersonSignIn_person
        ...PersonLocks_person
        ...ViewAsButton_person
      }
      ...PersonLevels_viewer @alias(as: "giver") @include(if: $gives)
      ...PersonChanges_viewer @arguments(id: $id) @alias(as: "changes") @include(if: $seesChanges)
    }
  }
`;

/**
 * A person's access: their access levels, their sign-in, and a check why an item is locked. Product
 * decisions §14, §19.
 */
export function PersonAccessScreen({ queryRef }: { queryRef: PreloadedQuery<PersonAccessScreenQuery> }) {
  const { viewer } = usePreloadedQuery<PersonAccessScreenQuery>(QUERY, queryRef);
  const reload = useReload<PersonAccessScreenQuery>(QUERY, queryRef.variables);
  const { member, giver, changes } = viewer;
  const { currentUser } = useAuth();
  if (!member) return <NotFound />;
  // Users manage their own sign-in on their account page.
  const endsSessions = giver != null && member.databaseId !== currentUser?.id;
  const eyes = <ViewAsButton person={member} />;
  return (
    <PersonPage
      person={member}
      reload={reload}
      aside={
        endsSessions ? (
          <>
            {eyes}
            <PersonSignIn person={member} reload={reload} />
          </>
        ) : undefined
      }
    >
      <PersonLocks person={member} />
      <PersonLevels person={member} viewer={giver ?? null} reload={reload} />
      {!endsSessions && eyes}
      {changes && <PersonChanges viewer={changes} id={queryRef.variables.id} />}
    </PersonPage>
  );
}
