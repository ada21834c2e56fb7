import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

/**
 * Sends a mutation. Rejects with a RequestError when the server rejects it. `reload` then loads
 * other data that the mutation changed, and the promise waits for it. It resolves even where the
 * reload fails, because the change itself is done.
 */
export type Submit<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  reload?: () => Promise<unknown>,
) => Promise<Mutation['response']>;

/** A mutation as a promise. */
export function useSubmit<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode): Submit<Mutation> {
  const [commit] = useMutation<Mutation>(mutation);
  return async (variables, reload) => {
    const response = await new Promise<Mutation['response']>((resolve, reject) => {
      commit({ variables, onCompleted: (completed) => resolve(completed), onError: reject });
    });
    await reload?.().catch(() => undefined);
    return response;
  };
}
