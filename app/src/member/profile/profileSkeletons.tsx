import { DetailPage, DetailSkeleton, FormSkeleton } from '@atlas/ui';
import { PageBreadcrumbs } from '../../shell/PageBreadcrumbs.tsx';
import { useRouteTitle } from '../../routing/routerContext.ts';

/** A profile with its wins on their way. */
export const WinsSkeleton = () => <DetailSkeleton person facts={3} />;

/** A profile with facts on their way. */
export const FactsSkeleton = () => <DetailSkeleton person facts={8} />;

/** A profile with settings on their way. */
export const AccountSkeleton = () => <DetailSkeleton person facts={10} />;

/** The form of a profile on its way. */
export const EditProfileSkeleton = () => (
  <DetailPage breadcrumbs={<PageBreadcrumbs />} title={useRouteTitle()}>
    <FormSkeleton fields={8} />
  </DetailPage>
);
