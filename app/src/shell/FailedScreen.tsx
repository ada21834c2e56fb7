import { PageError } from '@atlas/ui';
import { PAGE_CONNECTION_LOST, PAGE_ERROR, PAGE_ERROR_ADVICE } from '@atlas/domain/errors';
import { useEffect } from 'react';
import { RequestError } from '../session/fetchGraphQL.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

/**
 * Replaces a page that could not be shown. The navigation stays, and the user can try again. Data
 * that the access level in use may not read shows the Forbidden message instead.
 * @spec 1 §2.1, §2.8
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
