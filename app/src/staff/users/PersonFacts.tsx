import { Badge, Card, KeyValueList, Link, Row } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonFacts_person$key } from './__generated__/PersonFacts_person.graphql.ts';

/** The data of a person, for staff who manage them. */
export function PersonFacts({ person: key }: { person: PersonFacts_person$key }) {
  const person = useFragment(
    graphql`
      fragment PersonFacts_person on User {
        tribeId
        email
        isEmailConfirmed
        mobileNumber
        facebookProfile
        about
        city
        province
        country
        createdAt
        lastSignInAt
        accessLevelNames
        userProfile {
          birthdate
          sex
        }
        batch {
          name
        }
        community {
          stage {
            number
            name
          }
          group {
            name
          }
        }
      }
    `,
    key,
  );
  const { email, mobileNumber, facebookProfile, userProfile, community } = person;
  const { birthdate, sex } = userProfile;
  const { stage, group } = community;
  return (
    <Card as="section" aria-label="Facts" padding="roomy">
      <KeyValueList
        layout="grid"
        emptyText="Not given"
        items={[
          { label: 'Tribe ID', value: person.tribeId },
          {
            label: 'Email',
            value: (
              <Row gap={2} wrap>
                <Link href={`mailto:${email}`}>{email}</Link>
                <Badge tone={person.isEmailConfirmed ? 'success' : 'warning'}>
                  {person.isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}
                </Badge>
              </Row>
            ),
          },
          { label: 'Mobile', value: mobileNumber && <Link href={`tel:${mobileNumber}`}>{mobileNumber}</Link> },
          {
            label: 'Facebook',
            value: facebookProfile && (
              <Link href={facebookProfile} newTab>
                {withoutScheme(facebookProfile)}
              </Link>
            ),
          },
          { label: 'Birthdate', value: birthdate && formatShortDate(birthdate) },
          { label: 'Sex', value: sex },
          { label: 'Place', value: [person.city, person.province, person.country].filter(Boolean).join(', ') },
          { label: 'Batch', value: person.batch?.name },
          { label: 'Stage', value: stage && `${stage.number}. ${stage.name}` },
          { label: 'Group', value: group?.name },
          { label: 'Access levels', value: person.accessLevelNames.join(', ') },
          { label: 'Joined', value: formatShortDate(person.createdAt) },
          { label: 'Last sign-in', value: person.lastSignInAt == null ? 'Never' : instantText(person.lastSignInAt) },
          { label: 'About', value: person.about },
        ]}
      />
    </Card>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '');
