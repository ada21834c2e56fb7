import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRemoveWinMutation } from './__generated__/useRemoveWinMutation.graphql.ts';

/** Removes a win after a confirmation. Its picture is removed with it, so this cannot be undone. */
export function useRemoveWin(): (win: { readonly databaseId: number; readonly title: string; readonly picture: object | null }) => Action {
  const submit = useSubmit<useRemoveWinMutation>(graphql`
    mutation useRemoveWinMutation($id: Int!) {
      removeWin(databaseId: $id) {
        wins {
          ...WinList_win
        }
      }
    }
  `);
  return ({ databaseId: id, title, picture }) => ({
    confirm: {
      title: `Remove ${title}?`,
      consequence:
        picture === null
          ? 'It will be removed from your profile for good.'
          : 'It will be removed from your profile for good, along with its picture.',
      confirmText: 'Remove win',
      busyText: 'Removing',
      tone: 'danger',
    },
    run: () => submit({ id }),
    success: 'The win is removed.',
  });
}
