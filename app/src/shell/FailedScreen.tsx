import { PageError } from '@atlas/ui';
import { ATLAS_UPDATED, PAGE_CONNECTION_LOST, PAGE_ERROR, PAGE_ERROR_ADVICE, RELOAD, RESPONSE_LATE } from '@atlas/domain/errors';
import { withoutCursor } from '@atlas/domain/lists';
import { useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { isCodeMissing } from '../routing/isCodeMissing.ts';
import { RequestError } from '../session/fetchGraphQL.ts';
import { isUnanswered } from '../session/isUnanswered.ts';
import { onRestored } from '../session/onRestored.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { Forbidden } from './Forbidden.tsx';

const codeOf = (error: unknown) => (error instanceof RequestError ? error.code : null);

/**
 * Replaces a page that could not be shown. The navigation stays, and the user can try again. Data
 * that the access level in use may not read shows the Forbidden message instead, and a list whose
 * page link is no longer valid shows its first page. After an update of Atlas, only reloading helps.
 * @spec 1 §2.1, §2.8
 */
export function FailedScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const [path] = useLocation();
  const firstPage = withoutCursor(`${path}?${useSearch()}`);
  const isConnection = isUnanswered(error) || error instanceof TypeError;
  const [message, setMessage] = useState(error instanceof RequestError ? error.message : '');
  const isMissing = isCodeMissing(error);
  useEffect(() => {
    // Without this code, the connection is what is missing.
    if (isMissing)
      void import('../routing/missingCode.tsx').then(
        (code) => code.missingCodeMessage().then(setMessage),
        () => undefined,
      );
  }, [isMissing]);
  const isUpdated = message === ATLAS_UPDATED;
  const waits = isConnection && !isUpdated;
  useEffect(() => (waits ? onRestored(retry) : undefined), [waits, retry]);
  if (codeOf(error) === 'GONE' && firstPage !== null) return <Redirect to={firstPage} replace />;
  if (codeOf(error) === 'FORBIDDEN') return <Forbidden />;
  const text = isUpdated ? ATLAS_UPDATED : isConnection ? connectionText(error) : PAGE_ERROR_ADVICE;
  return (
    <>
      <PageTitle title="Something went wrong" />
      <PageError
        kind={isConnection || isUpdated ? 'offline' : 'failed'}
        title={PAGE_ERROR}
        text={text}
        {...(isUpdated ? { onRetry: () => location.reload(), retryText: RELOAD } : { onRetry: retry })}
      />
    </>
  );
}

const connectionText = (error: unknown) => (codeOf(error) === 'LATE' ? RESPONSE_LATE : PAGE_CONNECTION_LOST);
