import { Link } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { PersonName_person$key } from './__generated__/PersonName_person.graphql.ts';

/** A person's name, linked to their page if the user may open it. */
export function PersonName({ person }: { person: PersonName_person$key }) {
  const { databaseId: id, name } = useFragment(
    graphql`
      fragment PersonName_person on User {
        databaseId
        name
      }
    `,
    person,
  );
  return useOpens('user') ? <Link href={routePath('user', { id })}>{name}</Link> : name;
}
