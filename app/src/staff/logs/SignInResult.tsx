import { StatusBadge } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInResult_attempt$key } from './__generated__/SignInResult_attempt.graphql.ts';

/** Badge for the result of an attempt to sign in. */
export function SignInResult({ attempt }: { attempt: SignInResult_attempt$key }) {
  const { isSuccess, message, isReported } = useFragment(
    graphql`
      fragment SignInResult_attempt on SignIn {
        isSuccess
        message
        isReported
      }
    `,
    attempt,
  );
  // A result that only the browser reported proves nothing.
  if (isReported)
    return <StatusBadge tone="neutral" text={`Reported: ${message === '' ? (isSuccess ? 'succeeded' : 'failed') : message}`} />;
  return <StatusBadge tone={isSuccess ? 'success' : 'danger'} text={inWords(message)} />;
}
