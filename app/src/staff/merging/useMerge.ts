import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { mergeInput } from './mergeInput.ts';
import type { useMergeMutation } from './__generated__/useMergeMutation.graphql.ts';

interface Merging {
  input: ReturnType<typeof mergeInput>;
  kept: { readonly name: string };
  others: readonly { readonly name: string; readonly email: string }[];
  done: () => void;
}

/** Returns the action that merges accounts, with its confirmation. */
export function useMerge(): (merging: Merging) => Action {
  const withKey = useIdempotencyKey();
  const submit = useSubmit<useMergeMutation>(graphql`
    mutation useMergeMutation($input: MergeInput!, $key: String!) {
      mergeUsers(input: $input, idempotencyKey: $key) {
        databaseId
      }
    }
  `);
  return ({ input, kept, others, done }) => {
    const addresses = others.map(({ email }) => email).join(', ');
    return {
      confirm: {
        title: `Merge ${others.map(({ name }) => name).join(', ')} into ${kept.name}?`,
        consequence: `${addresses} can no longer log in, and everyone is signed out. All addresses are told by email.`,
        confirmText: 'Merge',
        busyText: 'Merging',
      },
      run: async () => {
        await withKey((key) => submit({ input, key }));
        done();
      },
      success: `The accounts are one now: ${kept.name}.`,
    };
  };
}
