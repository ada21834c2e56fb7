import { PageError } from '@atlas/ui';
import { PAGE_CONNECTION_LOST, PAGE_ERROR, PAGE_ERROR_ADVICE } from '@atlas/domain/errors';
import { useEffect } from 'react';
import { RequestError } from '../session/fetchGraphQL.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

/**
 * A page that could not be shown; the navigation stays, and the page can be tried again. One whose data is refused to the access level in use says
 * so. Specification 1 §2.1, §2.8.
 */
export function FailedScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const isConnection = (error instanceof RequestError && error.code === 'NETWORK') || error instanceof TypeError;
  useEffect(() => {
    if (!isConnection) return undefined;
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [isConnection, retry]);
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
