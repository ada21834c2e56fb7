import { PageError } from '@atlas/ui';
import { PAGE_CONNECTION_LOST, PAGE_ERROR, PAGE_ERROR_ADVICE } from '@atlas/domain/errors';
import { withoutCursor } from '@atlas/domain/lists';
import { useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { RequestError } from '../session/fetchGraphQL.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

/**
 * Replaces a page that could not be shown. The navigation stays, and the user can try again. Data
 * that the access level in use may not read shows the Forbidden message instead, and a list whose
 * page link is no longer valid shows its first page.
 * @spec 1 §2.1, §2.8
 */
export function FailedScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const isConnection = (error instanceof RequestError && error.code === 'NETWORK') || error instanceof TypeError;
  const [path] = useLocation();
  const firstPage = withoutCursor(`${path}?${useSearch()}`);
  useEffect(() => {
    if (!isConnection) return undefined;
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [isConnection, retry]);
  if (error instanceof RequestError && error.code === 'GONE' && firstPage !== null) return <Redirect to={firstPage} replace />;
  if (error instanceof RequestError && error.code === 'FORBIDDEN') return <ForbiddenScreen />;
  return (
    <>
      <PageTitle title="Something went wrong" />
      <PageError
        kind={isConnection ? 'offline' : 'failed'}
        title={PAGE_ERROR}
        text={isConnection ? PAGE_CONNECTION_LOST : PAGE_ERROR_ADVICE}
        onRetry={retry}
      />
    </>
  );
}
