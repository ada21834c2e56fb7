import { graphql } from 'react-relay/hooks';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useDismissPairMutation } from './__generated__/useDismissPairMutation.graphql.ts';

interface Pair {
  readonly databaseId: number;
  readonly dismissedAt: string | null | undefined;
}

/** Returns the action that says that a pair is two people, or suggests it again. Both can be undone. */
export function useDismissPair(): (pair: Pair, reload: () => Promise<unknown>) => RowAction {
  const submit = useSubmit<useDismissPairMutation>(graphql`
    mutation useDismissPairMutation($id: Int!, $dismissed: Boolean!) {
      setDuplicateDismissed(databaseId: $id, dismissed: $dismissed) {
        dismissedAt
      }
    }
  `);
  return ({ databaseId: id, dismissedAt }, reload) => {
    const dismisses = dismissedAt == null;
    return {
      label: dismisses ? 'Not duplicates' : 'Suggest again',
      action: {
        run: () => submit({ id, dismissed: dismisses }, reload),
        success: dismisses ? 'They are no longer suggested.' : 'They are suggested again.',
        undo: {
          run: () => submit({ id, dismissed: !dismisses }, reload),
          success: dismisses ? 'They are suggested again.' : 'They are no longer suggested.',
        },
      },
    };
  };
}
