import { Stack } from '@atlas/ui';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LookedAtSection } from './account/LookedAtSection.tsx';
import { PrivacySection } from './account/PrivacySection.tsx';
import { SessionsSection } from './account/SessionsSection.tsx';
import { SignInSection } from './account/SignInSection.tsx';
import { TwoStepSection } from './account/TwoStepSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import type { AccountTabQuery } from './__generated__/AccountTabQuery.graphql.ts';

/**
 * `/profile?tab=account`: the account settings, with one section per topic. A section is a
 * component with its own FormSection and fragment; the sign-in sections come first. The choice of
 * settings is a product decision.
 * @spec 1 §2.9
 */
export function AccountTab({ queryRef }: { queryRef: PreloadedQuery<AccountTabQuery> }) {
  const { viewer } = usePreloadedQuery<AccountTabQuery>(
    graphql`
      query AccountTabQuery @preloadable {
        viewer {
          ...SignInSection_viewer
          ...TwoStepSection_viewer
          ...SessionsSection_viewer
          ...LookedAtSection_viewer
          ...NotificationsSection_viewer
          ...PrivacySection_viewer
          ...ProfilePage_viewer
        }
      }
    `,
    queryRef,
  );
  return (
    <ProfilePage tab="account" viewer={viewer}>
      <Stack gap={6}>
        <SignInSection viewer={viewer} />
        <TwoStepSection viewer={viewer} />
        <SessionsSection viewer={viewer} />
        <LookedAtSection viewer={viewer} />
        <NotificationsSection viewer={viewer} />
        <AppearanceSection />
        <PrivacySection viewer={viewer} />
      </Stack>
    </ProfilePage>
  );
}
