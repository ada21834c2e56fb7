import type { SessionUser } from '@atlas/domain/access';
import { graphql } from 'react-relay/hooks';
import type { ConcreteRequest } from 'relay-runtime';
import { fetchGraphQL } from './fetchGraphQL.ts';

const mutation = graphql`
  mutation switchRoleMutation($accessLevelId: Int!) {
    switchRole(accessLevelId: $accessLevelId)
  }
` as unknown as ConcreteRequest;

/** Puts another held access level into use and answers the current user anew. Throws a RequestError when it is refused. */
export async function switchRole(accessLevelId: number, token: string | null): Promise<SessionUser> {
  const id = mutation.params.id ?? '';
  const { data } = await fetchGraphQL({ id, variables: { accessLevelId }, isRead: false, token });
  return data['switchRole'] as SessionUser;
}
