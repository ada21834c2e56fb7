import { Alert, Avatar, Card, DetailPage, EmptyState, Heading, Link, Stack, Text, Vignette } from '@atlas/ui';
import { facebookProfileUrl } from '@atlas/domain/auth';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { WinList } from './WinList.tsx';
import type { PersonProfileScreenQuery } from './__generated__/PersonProfileScreenQuery.graphql.ts';

/**
 * `/profile/{slug}`: a profile as other members see it.
 * @spec 1 §2.4
 */
export function PersonProfileScreen({ queryRef }: { queryRef: PreloadedQuery<PersonProfileScreenQuery> }) {
  const { viewer } = usePreloadedQuery<PersonProfileScreenQuery>(
    graphql`
      query PersonProfileScreenQuery($slug: String!) @preloadable {
        viewer {
          profile(slug: $slug) {
            about
            facebookProfile
            batchName
            user {
              databaseId
              name
              profileImage
            }
            wins {
              ...WinList_win
            }
          }
        }
      }
    `,
    queryRef,
  );
  const { currentUser } = useAuth();
  const { profile } = viewer;
  if (!profile) return <NotFound />;
  const { about, facebookProfile, batchName, user, wins } = profile;
  const address = facebookProfile === null ? null : facebookProfileUrl(facebookProfile);
  return (
    <>
      <PageTitle title={user.name} />
      <DetailPage
        lead={<Avatar name={user.name} picture={user.profileImage} size="xl" />}
        title={user.name}
        meta={batchName ?? undefined}
        actions={
          address !== null && (
            <Link href={address} newTab>
              Facebook profile
            </Link>
          )
        }
      >
        {user.databaseId === currentUser?.id && (
          <Alert>
            This is what others see of you. <Link href={routePath('myProfile')}>Back to my profile</Link>
          </Alert>
        )}
        {about !== null && (
          <Card as="section" aria-labelledby="about">
            <Stack gap={2}>
              <Heading level={2} size="subheading" id="about">
                About
              </Heading>
              <Text>{about}</Text>
            </Stack>
          </Card>
        )}
        {wins.length === 0 ? (
          <EmptyState vignette={<Vignette of="done" />} title="No wins yet" text={`Wins that ${user.name} adds appear here.`} />
        ) : (
          <WinList wins={wins} label={`Wins of ${user.name}`} />
        )}
      </DetailPage>
    </>
  );
}
