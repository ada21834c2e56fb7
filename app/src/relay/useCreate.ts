import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { useSubmit } from './useSubmit.ts';

type Creation = MutationParameters & { variables: { idempotencyKey: string } };

/**
 * A mutation that creates a record, as a promise. It sends one key for each intention: neither a second press nor another try after a lost
 * connection creates a second record.
 *
 * @example
 * const create = useCreate<NewStageScreenMutation>(MUTATION);
 * await create({ input });
 */
export function useCreate<Mutation extends Creation>(
  mutation: GraphQLTaggedNode,
): (variables: Omit<Mutation['variables'], 'idempotencyKey'>) => Promise<Mutation['response']> {
  const submit = useSubmit<Mutation>(mutation);
  const withKey = useIdempotencyKey();
  return (variables) => withKey((idempotencyKey) => submit({ ...variables, idempotencyKey }));
}
