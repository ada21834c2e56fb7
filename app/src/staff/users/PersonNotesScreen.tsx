import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { PersonNoteList } from './PersonNoteList.tsx';
import { PersonPage } from './PersonPage.tsx';
import type { PersonNotesScreenQuery } from './__generated__/PersonNotesScreenQuery.graphql.ts';

const QUERY = graphql`
  query PersonNotesScreenQuery($id: Int!) @preloadable {
    viewer {
      member(databaseId: $id) {
        ...PersonPage_person
        ...PersonNoteList_person
      }
    }
  }
`;

/**
 * The notes of staff about a person, who never sees them in the product: pinned ones first, with
 * the way to write, edit, pin and delete them. Product decisions §14, §20 X1.
 */
export function PersonNotesScreen({ queryRef }: { queryRef: PreloadedQuery<PersonNotesScreenQuery> }) {
  const { member } = usePreloadedQuery<PersonNotesScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<PersonNotesScreenQuery>(QUERY, queryRef.variables);
  if (!member) return <NotFound />;
  return (
    <PersonPage person={member} reload={reload}>
      <PersonNoteList person={member} reload={reload} />
    </PersonPage>
  );
}
