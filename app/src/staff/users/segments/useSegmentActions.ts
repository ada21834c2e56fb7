import { graphql } from 'react-relay/hooks';
import type { Action } from '../../../admin/actions/Action.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { useSegmentActionsDeleteMutation } from './__generated__/useSegmentActionsDeleteMutation.graphql.ts';
import type { useSegmentActionsPinMutation } from './__generated__/useSegmentActionsPinMutation.graphql.ts';
import type { useSegmentActionsShareMutation } from './__generated__/useSegmentActionsShareMutation.graphql.ts';

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

interface SegmentActions {
  /** Shares a segment, or stops sharing it. */
  share: (segment: Named & { readonly isShared: boolean }) => Action;
  /** Shows a segment on the home page, or takes it off. */
  pin: (segment: Named & { readonly isOnHome: boolean }) => Action;
  remove: (segment: Named & { readonly isShared: boolean }) => Action;
}

/**
 * The actions for a segment of the viewer.
 *
 * @param reload reloads the data that the actions change
 */
export function useSegmentActions(reload: () => Promise<unknown>): SegmentActions {
  const setShared = useSubmit<useSegmentActionsShareMutation>(graphql`
    mutation useSegmentActionsShareMutation($id: Int!, $isShared: Boolean!) {
      shareSegment(databaseId: $id, isShared: $isShared) {
        isShared
        revision
      }
    }
  `);
  const setOnHome = useSubmit<useSegmentActionsPinMutation>(graphql`
    mutation useSegmentActionsPinMutation($id: Int!, $isOnHome: Boolean!) {
      pinSegment(databaseId: $id, isOnHome: $isOnHome) {
        isOnHome
        revision
      }
    }
  `);
  const remove = useSubmit<useSegmentActionsDeleteMutation>(graphql`
    mutation useSegmentActionsDeleteMutation($id: Int!) {
      deleteSegment(databaseId: $id) {
        user {
          id
        }
      }
    }
  `);
  return {
    share: ({ databaseId: id, name, isShared }) => ({
      run: () => setShared({ id, isShared: !isShared }, reload),
      success: isShared ? `Only you see ${name} now.` : `${name} is shared.`,
    }),
    pin: ({ databaseId: id, name, isOnHome }) => ({
      run: () => setOnHome({ id, isOnHome: !isOnHome }, reload),
      success: isOnHome ? `${name} is not on your home page any more.` : `${name} is on your home page.`,
    }),
    remove: ({ databaseId: id, name, isShared }) => ({
      confirm: {
        title: `Delete ${name}?`,
        consequence: `${isShared ? 'Its link stops working for everyone. ' : ''}The people in it stay. An announcement that uses it and is not sent yet needs other recipients. You cannot undo this.`,
        confirmText: 'Delete segment',
        busyText: 'Deleting',
        tone: 'danger',
      },
      run: () => remove({ id }, reload),
      success: `${name} is deleted.`,
    }),
  };
}
