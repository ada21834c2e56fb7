import { ButtonLink, Card, Heading, KeyValueList, Row, Stack, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ProfilePage } from './ProfilePage.tsx';
import { dayText } from './WinList.tsx';
import type { BasicInfoTabQuery } from './__generated__/BasicInfoTabQuery.graphql.ts';

/**
 * `/profile?tab=basic_info`: the member's own details.
 * @spec 1 §2.9
 */
export function BasicInfoTab({ queryRef }: { queryRef: PreloadedQuery<BasicInfoTabQuery> }) {
  const { viewer } = usePreloadedQuery<BasicInfoTabQuery>(
    graphql`
      query BasicInfoTabQuery @preloadable {
        viewer {
          user {
            email
            tribeId
            slug
            mobileNumber
            about
            country
            province
            city
            batch {
              name
            }
            userProfile {
              firstName
              middleName
              lastName
              suffix
              sex
              birthdate
            }
          }
          ...ProfilePage_viewer
        }
      }
    `,
    queryRef,
  );
  const { user } = viewer;
  const { firstName, middleName, lastName, suffix, sex, birthdate } = user.userProfile;
  return (
    <ProfilePage tab="basic_info" viewer={viewer}>
      <Card as="section" aria-labelledby="about-you">
        <Stack gap={3}>
          <Heading level={2} size="subheading" id="about-you">
            About you
          </Heading>
          {user.about ? <Text>{user.about}</Text> : <Text tone="muted">Nothing yet. A sentence or two helps others get to know you.</Text>}
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="personal">
        <Stack gap={4}>
          <Row justify="between" wrap>
            <Heading level={2} size="subheading" id="personal">
              Personal details
            </Heading>
            <ButtonLink href={routePath('editProfile')} size="dense">
              Edit details
            </ButtonLink>
          </Row>
          <KeyValueList
            layout="grid"
            emptyText="Not given"
            items={[
              { label: 'First name', value: firstName },
              { label: 'Middle name', value: middleName },
              { label: 'Last name', value: lastName },
              { label: 'Suffix', value: suffix },
              { label: 'Sex', value: sex },
              { label: 'Birth date', value: birthdate && dayText(birthdate) },
              { label: 'Mobile number', value: user.mobileNumber },
              { label: 'Email', value: user.email },
              { label: 'Address', value: [user.city, user.province, user.country].filter(Boolean).join(', ') },
            ]}
          />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="in-atlas">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="in-atlas">
            In Atlas
          </Heading>
          <KeyValueList
            layout="grid"
            emptyText="None yet"
            items={[
              { label: 'Tribe ID', value: user.tribeId },
              { label: 'Batch', value: user.batch?.name },
              { label: 'Profile address', value: routePath('profile', { slug: user.slug }) },
            ]}
          />
        </Stack>
      </Card>
    </ProfilePage>
  );
}
