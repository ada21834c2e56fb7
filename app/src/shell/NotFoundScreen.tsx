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
        text="There is nothing at this address. It may be mistyped, or the page has moved."
        homeHref={routePath('home')}
      />
    </>
  );
}
