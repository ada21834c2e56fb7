import { graphql } from 'react-relay/hooks';
import type { Action } from '../../../admin/actions/Action.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { useAnnouncementActionsContinueMutation } from './__generated__/useAnnouncementActionsContinueMutation.graphql.ts';
import type { useAnnouncementActionsDeleteMutation } from './__generated__/useAnnouncementActionsDeleteMutation.graphql.ts';
import type { useAnnouncementActionsStopMutation } from './__generated__/useAnnouncementActionsStopMutation.graphql.ts';
import type { useAnnouncementActionsTestMutation } from './__generated__/useAnnouncementActionsTestMutation.graphql.ts';
import type { useAnnouncementActionsUnscheduleMutation } from './__generated__/useAnnouncementActionsUnscheduleMutation.graphql.ts';

interface Named {
  readonly databaseId: number;
  readonly title: string;
}
type ActionOf = (announcement: Named) => Action;

interface AnnouncementActions {
  /** Sends a test to the viewer. */
  test: ActionOf;
  stop: ActionOf;
  /** Continues a stopped one. */
  resume: ActionOf;
  /** Makes a scheduled one a draft again. */
  unschedule: ActionOf;
  remove: ActionOf;
}

/** The actions for an announcement, besides writing and sending it. */
export function useAnnouncementActions({
  reload,
  onDeleted,
}: {
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}): AnnouncementActions {
  const test = useSubmit<useAnnouncementActionsTestMutation>(graphql`
    mutation useAnnouncementActionsTestMutation($id: Int!) {
      testAnnouncement(databaseId: $id) {
        id
      }
    }
  `);
  const stop = useSubmit<useAnnouncementActionsStopMutation>(graphql`
    mutation useAnnouncementActionsStopMutation($id: Int!) {
      stopAnnouncement(databaseId: $id) {
        state
        problem
      }
    }
  `);
  const resume = useSubmit<useAnnouncementActionsContinueMutation>(graphql`
    mutation useAnnouncementActionsContinueMutation($id: Int!) {
      continueAnnouncement(databaseId: $id) {
        state
        problem
      }
    }
  `);
  const unschedule = useSubmit<useAnnouncementActionsUnscheduleMutation>(graphql`
    mutation useAnnouncementActionsUnscheduleMutation($id: Int!) {
      unscheduleAnnouncement(databaseId: $id) {
        state
        scheduledAt
        revision
      }
    }
  `);
  const remove = useSubmit<useAnnouncementActionsDeleteMutation>(graphql`
    mutation useAnnouncementActionsDeleteMutation($id: Int!) {
      deleteAnnouncement(databaseId: $id) {
        user {
          id
        }
      }
    }
  `);
  return {
    test: ({ databaseId: id }) => ({ run: () => test({ id }), success: 'The test is on its way to your email.' }),
    stop: ({ databaseId: id, title }) => ({
      confirm: {
        title: `Stop ${title}?`,
        consequence: 'Those who have it keep it. No one else gets it, until you continue.',
        confirmText: 'Stop sending',
        busyText: 'Stopping',
        tone: 'danger',
      },
      run: () => stop({ id }, reload),
      success: 'Sending is stopped.',
    }),
    resume: ({ databaseId: id, title }) => ({
      confirm: {
        title: `Continue ${title}?`,
        consequence: 'Those who do not have it yet get it, as far as they are in your scope. You become its sender.',
        confirmText: 'Continue sending',
        busyText: 'Continuing',
      },
      run: () => resume({ id }, reload),
      success: 'Sending continues.',
    }),
    unschedule: ({ databaseId: id }) => ({ run: () => unschedule({ id }, reload), success: 'It is a draft again.', reload }),
    remove: ({ databaseId: id, title }) => ({
      confirm: {
        title: `Delete ${title}?`,
        consequence: 'No one got it. You cannot undo this.',
        confirmText: 'Delete announcement',
        busyText: 'Deleting',
        tone: 'danger',
      },
      run: async () => {
        await remove({ id });
        onDeleted();
        await reload().catch(() => undefined);
      },
      success: 'The announcement is deleted.',
    }),
  };
}
