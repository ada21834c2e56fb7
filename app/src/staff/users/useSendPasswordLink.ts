import { EMAIL_SENT } from '@atlas/domain/auth';
import { graphql } from 'react-relay/hooks';
import type { ConcreteRequest } from 'relay-runtime';
import type { Action } from '../../records/actions/Action.ts';
import { useAuth } from '../../session/authContext.ts';
import { fetchGraphQL } from '../../session/fetchGraphQL.ts';

// What Relay compiles every tag to, and its types leave open.
const SEND = graphql`
  query useSendPasswordLinkQuery($email: String!) {
    sendUserCredential(email: $email)
  }
` as unknown as ConcreteRequest;

interface Addressed {
  readonly name: string;
  readonly email: string;
}

/** Mails somebody the link with which they set a password. The specification calls it a query; it is sent once, like a change. */
export function useSendPasswordLink(): (person: Addressed) => Action & { success: string } {
  const { client } = useAuth();
  return ({ name, email }) => ({
    ask: {
      title: `Send ${name} a link to set a password?`,
      consequence: `It goes to ${email}. The password that they have works until they set another one.`,
      confirmText: 'Send link',
      busyText: 'Sending',
    },
    run: () => fetchGraphQL({ id: SEND.params.id ?? '', variables: { email }, isRead: false, token: client.knownToken() }),
    success: EMAIL_SENT,
  });
}
