import type { SessionUser } from '@atlas/domain/access';
import { graphql } from 'react-relay/hooks';
import type { switchRoleMutation } from './__generated__/switchRoleMutation.graphql.ts';
import { sendMutation } from './sendMutation.ts';

const mutation = graphql`
  mutation switchRoleMutation($accessLevelId: Int!) {
    switchRole(accessLevelId: $accessLevelId)
  }
`;

/** Puts another held access level into use and answers the current user anew. Throws a RequestError when it is refused. */
export async function switchRole(accessLevelId: number, token: string | null): Promise<SessionUser> {
  const answer = await sendMutation<switchRoleMutation>(mutation, { accessLevelId }, token);
  return answer.switchRole as SessionUser;
}
