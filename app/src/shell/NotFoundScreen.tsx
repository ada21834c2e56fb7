import { NotFoundPage } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { PageHead } from '../routing/PageHead.tsx';

/** An address that leads nowhere, or to something that does not exist any more. */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title="Page not found" />
      <NotFoundPage
        title="Page not found"
        text="This address leads nowhere. It may have been mistyped, or what was here has moved."
        homeHref={routePath('home')}
      />
    </>
  );
}
