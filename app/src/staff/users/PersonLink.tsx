import { Link } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { PersonLink_person$key } from './__generated__/PersonLink_person.graphql.ts';

/** The name of a person; a link to their page for users who may open it. */
export function PersonLink({ person: key }: { person: PersonLink_person$key }) {
  const { databaseId, name, isInScope } = useFragment(
    graphql`
      fragment PersonLink_person on User {
        databaseId
        name
        isInScope
      }
    `,
    key,
  );
  const opens = useOpens('user');
  return opens && isInScope ? <Link href={routePath('user', { id: databaseId })}>{name}</Link> : name;
}
