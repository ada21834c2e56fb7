import type { ConcreteRequest, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { fetchGraphQL } from './fetchGraphQL.ts';

/**
 * Sends a mutation once, for pages without Relay.
 * @throws RequestError when the server rejects it or the connection is lost.
 */
export async function sendMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  token: string | null,
): Promise<Mutation['response']> {
  // Relay compiles every tag to this, which its types leave open.
  const { params } = mutation as unknown as ConcreteRequest;
  const { data } = await fetchGraphQL({ id: params.id ?? '', variables: variables as Record<string, unknown>, isRead: false, token });
  return data;
}
