import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

/** A mutation as a promise: it rejects with the RequestError of a refusal. */
export function useSubmit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: Mutation['variables']) => Promise<Mutation['response']> {
  const [commit] = useMutation<Mutation>(mutation);
  return (variables) =>
    new Promise((resolve, reject) => {
      commit({
        variables,
        onCompleted: (response) => resolve(response),
        onError: reject,
      });
    });
}
