import { ForbiddenPage } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { useAuth } from '../session/authContext.ts';
import { PageTitle } from '../routing/PageTitle.tsx';

/**
 * Replaces a page that the access level in use may not open.
 * @spec 1 §2.8
 */
export function ForbiddenScreen() {
  const { currentUser } = useAuth();
  const level = currentUser?.accessLevel?.name;
  return (
    <>
      <PageTitle title="Access Restricted" />
      <ForbiddenPage
        homeHref={routePath('home')}
        signInHref={currentUser === null ? routePath('login') : undefined}
        text={
          level === undefined
            ? 'Log in with an account that may open this page.'
            : `You are using Atlas as ${level}, which does not open this page. If you need it, ask an admin or your coach.`
        }
      />
    </>
  );
}
