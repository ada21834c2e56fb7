import { graphql } from 'react-relay/hooks';
import { sendMutation } from '../session/sendMutation.ts';
import type { memberMutationsHideMutation } from './__generated__/memberMutationsHideMutation.graphql.ts';
import type { memberMutationsJoinMutation } from './__generated__/memberMutationsJoinMutation.graphql.ts';

const HIDE = graphql`
  mutation memberMutationsHideMutation {
    hideReturneeModal
  }
`;

const JOIN = graphql`
  mutation memberMutationsJoinMutation($email: String!) {
    registerToChallenge(email: $email) {
      email
    }
  }
`;

/**
 * Notifies the server that the member closed the welcome.
 * @throws RequestError
 */
export const hideReturneeModal = (token: string | null): Promise<unknown> => sendMutation<memberMutationsHideMutation>(HIDE, {}, token);

/**
 * Joins the challenge.
 * @returns Whether the server registered the address.
 * @throws RequestError
 */
export const registerToChallenge = async (email: string, token: string | null): Promise<boolean> =>
  (await sendMutation<memberMutationsJoinMutation>(JOIN, { email }, token)).registerToChallenge !== null;
