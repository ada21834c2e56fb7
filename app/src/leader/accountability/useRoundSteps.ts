import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRoundStepsAnnounceMutation } from './__generated__/useRoundStepsAnnounceMutation.graphql.ts';
import type { useRoundStepsAssignMutation } from './__generated__/useRoundStepsAssignMutation.graphql.ts';
import type { useRoundStepsUndoMutation } from './__generated__/useRoundStepsUndoMutation.graphql.ts';

interface SteppedRound {
  readonly databaseId: number;
  readonly revision: number;
  readonly name: string;
}

interface RoundSteps {
  /** Assigns the seats as the preview shows; `done` runs afterwards. */
  assign: (round: SteppedRound, done: () => void) => Action;
  undo: (round: SteppedRound) => Action;
  announce: (round: SteppedRound) => Action;
}

/** The steps that take a round to its end, each with its confirmation. */
export function useRoundSteps(reload: () => Promise<unknown>): RoundSteps {
  const assign = useSubmit<useRoundStepsAssignMutation>(graphql`
    mutation useRoundStepsAssignMutation($databaseId: Int!, $revision: Int!) {
      assignRound(databaseId: $databaseId, revision: $revision) {
        id
      }
    }
  `);
  const undo = useSubmit<useRoundStepsUndoMutation>(graphql`
    mutation useRoundStepsUndoMutation($databaseId: Int!, $revision: Int!) {
      undoRoundAssignment(databaseId: $databaseId, revision: $revision) {
        id
      }
    }
  `);
  const announce = useSubmit<useRoundStepsAnnounceMutation>(graphql`
    mutation useRoundStepsAnnounceMutation($databaseId: Int!, $revision: Int!) {
      announceRound(databaseId: $databaseId, revision: $revision) {
        id
      }
    }
  `);
  return {
    assign: ({ databaseId, revision }, done) => ({
      run: async () => {
        await assign({ databaseId, revision }, reload);
        done();
      },
      success: 'The seats are assigned. No one is notified until you announce the round.',
      reload,
    }),
    undo: ({ databaseId, revision, name }) => ({
      confirm: {
        title: `Undo the assignment of ${name}?`,
        consequence: 'All wishes stay. Assigned again with the same seats, it has the same result.',
        confirmText: 'Undo assignment',
        busyText: 'Undoing',
        tone: 'danger',
      },
      run: () => undo({ databaseId, revision }, reload),
      success: 'The assignment is undone.',
      reload,
    }),
    announce: ({ databaseId, revision, name }) => ({
      confirm: {
        title: `Announce ${name}?`,
        consequence:
          'Everyone with a seat moves to the accountability group of their lead, and everyone who chose is notified. This cannot be undone.',
        confirmText: 'Announce round',
        busyText: 'Announcing',
      },
      run: () => announce({ databaseId, revision }, reload),
      success: 'The round is announced.',
      reload,
    }),
  };
}
