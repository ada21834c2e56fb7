import type { ConcreteRequest, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { fetchGraphQL } from './fetchGraphQL.ts';

/** Sends a mutation once, where the page has no Relay. Throws a RequestError when it is refused or the connection was lost. */
export async function sendMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  token: string | null,
): Promise<Mutation['response']> {
  // What Relay compiles every tag to, and its types leave open.
  const { params } = mutation as unknown as ConcreteRequest;
  const { data } = await fetchGraphQL({ id: params.id ?? '', variables: variables as Record<string, unknown>, isRead: false, token });
  return data;
}
