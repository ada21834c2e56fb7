import { showToast } from '@atlas/ui';
import { graphql } from 'react-relay/hooks';
import type { Auth } from '../../session/authContext.ts';
import { errorMessage } from '../../session/fetchGraphQL.ts';
import { sendMutation } from '../../session/sendMutation.ts';
import type { confirmArrivalMutation } from './__generated__/confirmArrivalMutation.graphql.ts';

const mutation = graphql`
  mutation confirmArrivalMutation($token: String!) {
    confirmEmail(token: $token) {
      isConfirmed
      message
    }
  }
`;

/**
 * Confirms the address of an email's link and shows the result in a toast. Then loads the current
 * user again, because a changed address ends the session.
 */
export async function confirmArrival(
  token: string,
  { client, isAuthenticated, reauthenticate }: Pick<Auth, 'client' | 'isAuthenticated' | 'reauthenticate'>,
): Promise<void> {
  try {
    const { confirmEmail } = await sendMutation<confirmArrivalMutation>(mutation, { token }, client.knownToken());
    showToast({ kind: confirmEmail.isConfirmed ? 'success' : 'error', text: confirmEmail.message });
  } catch (error) {
    showToast({ kind: 'error', text: errorMessage(error) });
  }
  if (!isAuthenticated) return;
  client.reset();
  await reauthenticate();
}
