import { EMAIL_SENT } from '@atlas/domain/auth';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useAuth } from '../../session/authContext.ts';
import { sendMutation } from '../../session/sendMutation.ts';
import type { useSendPasswordLinkQuery } from './__generated__/useSendPasswordLinkQuery.graphql.ts';

const SEND = graphql`
  query useSendPasswordLinkQuery($email: String!) {
    sendUserCredential(email: $email)
  }
`;

interface Addressed {
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the action that emails a person the link to set a password. The specification defines it
 * as a query, but it is sent once, like a mutation.
 */
export function useSendPasswordLink(): (person: Addressed) => Action & { success: string } {
  const { client } = useAuth();
  return ({ name, email }) => ({
    confirm: {
      title: `Send ${name} a link to set a password?`,
      consequence: `It goes to ${email}. Their current password works until they set a new one.`,
      confirmText: 'Send link',
      busyText: 'Sending',
    },
    run: () => sendMutation<useSendPasswordLinkQuery>(SEND, { email }, client.knownToken()),
    success: EMAIL_SENT,
  });
}
