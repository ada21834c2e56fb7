import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useCreate } from '../../../relay/useCreate.ts';
import { RequestError } from '../../../session/fetchGraphQL.ts';

type Decision = MutationParameters & { variables: { idempotencyKey: string } };

/**
 * A decision about money as a promise, sent once for each attempt. Afterwards the page is loaded
 * again; also when someone else decided first, so that the page shows what they did.
 *
 * @param reload loads the page; it may fail, because the decision itself is made
 */
export function useMoneyMutation<Mutation extends Decision>(
  mutation: GraphQLTaggedNode,
  reload: () => Promise<unknown>,
): (variables: Omit<Mutation['variables'], 'idempotencyKey'>) => Promise<Mutation['response']> {
  const send = useCreate<Mutation>(mutation);
  const refresh = () => reload().catch(() => undefined);
  return async (variables) => {
    try {
      const answer = await send(variables);
      await refresh();
      return answer;
    } catch (error) {
      if (error instanceof RequestError && error.code === 'CONFLICT') await refresh();
      throw error;
    }
  };
}
