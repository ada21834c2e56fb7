import { graphql } from 'react-relay/hooks';
import { countNoun } from '@atlas/domain/lists';
import type { Action } from '../../admin/actions/Action.ts';
import { archiveAction } from '../../admin/actions/archiveAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { PEOPLE } from './people.ts';
import type { useArchiveAccessLevelMutation } from './__generated__/useArchiveAccessLevelMutation.graphql.ts';

interface Archivable {
  readonly databaseId: number;
  readonly name: string;
  readonly holders: number;
  readonly archivedAt: string | null;
}

/** Takes an access level out of use, or puts it back. */
export function useArchiveAccessLevel(): (level: Archivable, reload?: () => Promise<unknown>) => Action {
  const submit = useSubmit<useArchiveAccessLevelMutation>(graphql`
    mutation useArchiveAccessLevelMutation($id: Int!, $archived: Boolean!) {
      setAccessLevelArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  return ({ databaseId: id, name, holders, archivedAt }, reload) =>
    archiveAction({
      record: { name, archived: archivedAt !== null },
      noun: 'access level',
      consequence: `${countNoun(holders, PEOPLE)} with it. Whoever uses it now is signed out, and whoever has no other access level cannot sign in until you restore it.`,
      setArchived: (archived) => submit({ id, archived }, reload),
    });
}
