import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useScreenCache } from '../routing/routerContext.ts';

/** A mutation as a promise: it rejects with the RequestError of a refusal. Screens that are visited next read what it changed. */
export function useSubmit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: Mutation['variables']) => Promise<Mutation['response']> {
  const cache = useScreenCache();
  const [commit] = useMutation<Mutation>(mutation);
  return (variables) =>
    new Promise((resolve, reject) => {
      commit({
        variables,
        onCompleted: (response) => {
          cache.forgetUnused();
          resolve(response);
        },
        onError: reject,
      });
    });
}
