import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useCloseFunnelMutation } from './__generated__/useCloseFunnelMutation.graphql.ts';

interface ClosableFunnel {
  readonly databaseId: number;
  readonly name: string;
  readonly closedAt?: string | null | undefined;
}

/**
 * Returns a function that creates the action that closes a funnel, or opens it again, each after a
 * confirmation. `reload` then reloads the data that changes with it.
 */
export function useCloseFunnel(): (funnel: ClosableFunnel, reload?: () => Promise<unknown>) => Action {
  const submit = useSubmit<useCloseFunnelMutation>(graphql`
    mutation useCloseFunnelMutation($id: Int!, $closed: Boolean!) {
      setFunnelClosed(databaseId: $id, closed: $closed) {
        closedAt
        state
        revision
      }
    }
  `);
  return ({ databaseId: id, name, closedAt }, reload) => {
    const isClosed = closedAt != null;
    return isClosed
      ? {
          confirm: {
            title: `Reopen ${name}?`,
            consequence: 'It sells again within its sales window, at the same address.',
            confirmText: 'Reopen funnel',
            busyText: 'Reopening',
          },
          run: () => submit({ id, closed: false }, reload),
          success: `${name} is open again.`,
        }
      : {
          confirm: {
            title: `Close ${name}?`,
            consequence: 'No one can buy through it until you reopen it. People who already bought keep their access.',
            confirmText: 'Close funnel',
            busyText: 'Closing',
            tone: 'danger',
          },
          run: () => submit({ id, closed: true }, reload),
          success: `${name} is closed.`,
        };
  };
}
