import { StatusBadge } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SignInResult_attempt$key } from './__generated__/SignInResult_attempt.graphql.ts';

/** How an attempt to sign in ended. */
export function SignInResult({ attempt }: { attempt: SignInResult_attempt$key }) {
  const { isSuccess, message } = useFragment(
    graphql`
      fragment SignInResult_attempt on SignIn {
        isSuccess
        message
      }
    `,
    attempt,
  );
  return <StatusBadge tone={isSuccess ? 'success' : 'danger'} text={inWords(message)} />;
}
