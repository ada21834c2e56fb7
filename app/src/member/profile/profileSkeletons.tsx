import { DetailPage, DetailSkeleton, FormSkeleton } from '@atlas/ui';
import { PageBreadcrumbs } from '../../shell/PageBreadcrumbs.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';

/** The skeleton of a profile with wins. */
export const WinsSkeleton = () => <DetailSkeleton person facts={3} />;

/** The skeleton of a profile with facts. */
export const FactsSkeleton = () => <DetailSkeleton person facts={8} />;

/** The skeleton of a profile with settings. */
export const AccountSkeleton = () => <DetailSkeleton person facts={10} />;

/** The skeleton of the profile form. */
export const EditProfileSkeleton = () => (
  <DetailPage breadcrumbs={<PageBreadcrumbs />} title={useRouteTitle()}>
    <FormSkeleton fields={8} />
  </DetailPage>
);
