import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useReinstateEventMutation } from './__generated__/useReinstateEventMutation.graphql.ts';

interface Cancelled {
  readonly databaseId: number;
  readonly revision: number;
  readonly name: string;
}

/**
 * Returns the action that reinstates a cancelled event.
 *
 * @param reload reloads the data that changes with it
 */
export function useReinstateEvent(reload: () => Promise<unknown>): (event: Cancelled) => Pick<Action, 'run' | 'success' | 'reload'> {
  const submit = useSubmit<useReinstateEventMutation>(graphql`
    mutation useReinstateEventMutation($id: Int!, $revision: Int!) {
      reinstateEvent(databaseId: $id, revision: $revision) {
        ...EventPage_event
      }
    }
  `);
  return ({ databaseId: id, revision, name }) => ({
    run: () => submit({ id, revision }, reload),
    success: `${name} takes place after all.`,
    reload,
  });
}
