import { NotFoundPage } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../routing/PageTitle.tsx';

/** The page of an unknown address or a deleted record. */
export function NotFoundScreen() {
  return (
    <>
      <PageTitle title="Page not found" />
      <NotFoundPage
        title="Page not found"
        text="This address leads nowhere. It may have been mistyped, or what was here has moved."
        homeHref={routePath('home')}
      />
    </>
  );
}
