import { Alert, Card, KeyValueList, Link } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { EnrolledPerson_person$key } from './__generated__/EnrolledPerson_person.graphql.ts';

/** The person whose enrollments a screen is about, with their current access. */
export function EnrolledPerson({ person: key }: { person: EnrolledPerson_person$key }) {
  const person = useFragment(
    graphql`
      fragment EnrolledPerson_person on User {
        databaseId
        name
        tribeId
        email
        archivedAt
        accessLevelNames
        batch {
          name
        }
      }
    `,
    key,
  );
  const opens = useOpens('user');
  const { databaseId: id, name, archivedAt } = person;
  return (
    <>
      <Card>
        <KeyValueList
          layout="grid"
          items={[
            { label: 'Name', value: opens ? <Link href={routePath('user', { id })}>{name}</Link> : name },
            { label: 'Tribe ID', value: person.tribeId },
            { label: 'Email', value: person.email },
            { label: 'Access levels', value: person.accessLevelNames.join(', ') },
            { label: 'Batch', value: person.batch?.name },
          ]}
        />
      </Card>
      {archivedAt != null && (
        <Alert tone="warning" title={`Archived on ${formatShortDate(archivedAt)}`}>
          {`${name} cannot be enrolled. Restore the account first.`}
        </Alert>
      )}
    </>
  );
}
