import { ButtonLink, DetailPage, Tabs } from '@atlas/ui';
import { PROFILE_TABS, type ProfileTab } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { tabTitle } from '../../admin/tabTitle.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';
import { useAuth } from '../../session/authContext.ts';
import { OwnPicture } from './OwnPicture.tsx';
import { profilePath } from './profilePath.ts';
import type { ProfilePage_viewer$key } from './__generated__/ProfilePage_viewer.graphql.ts';

interface ProfilePageProps {
  tab: ProfileTab;
  viewer: ProfilePage_viewer$key;
  children: ReactNode;
}

/**
 * `/profile`: the page around the member's own profile, with its tabs and the links to edit it and
 * to view it as others do.
 * @spec 1 §2.9
 */
export function ProfilePage({ tab, viewer: key, children }: ProfilePageProps) {
  const { user } = useFragment(
    graphql`
      fragment ProfilePage_viewer on Viewer {
        user {
          name
          slug
          tribeId
          batch {
            name
          }
          ...OwnPicture_user
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const title = useRouteTitle();
  const items = PROFILE_TABS.map(({ value, label }) => ({ label, href: profilePath(value), current: value === tab }));
  const facts = [currentUser?.accessLevel?.name, user.batch?.name, user.tribeId];
  return (
    <>
      <PageTitle title={tabTitle(title, items)} />
      <DetailPage
        lead={<OwnPicture user={user} />}
        title={user.name}
        meta={facts.filter(Boolean).join(' · ')}
        actions={
          <>
            <ButtonLink href={routePath('editProfile')}>Edit profile</ButtonLink>
            <ButtonLink href={routePath('profile', { slug: user.slug })} variant="quiet">
              See what others see
            </ButtonLink>
          </>
        }
        tabs={<Tabs label={title} items={items} />}
      >
        {children}
      </DetailPage>
    </>
  );
}
