import type { SessionUser } from '@atlas/domain/access';
import { graphql } from 'react-relay/hooks';
import type { switchRoleMutation } from './__generated__/switchRoleMutation.graphql.ts';
import { sendMutation } from './sendMutation.ts';

const mutation = graphql`
  mutation switchRoleMutation($accessLevelId: Int!) {
    switchRole(accessLevelId: $accessLevelId)
  }
`;

/**
 * Switches to another access level that the user holds.
 * @returns The updated current user.
 * @throws RequestError when the server rejects it.
 */
export async function switchRole(accessLevelId: number, token: string | null): Promise<SessionUser> {
  const answer = await sendMutation<switchRoleMutation>(mutation, { accessLevelId }, token);
  return answer.switchRole as SessionUser;
}
