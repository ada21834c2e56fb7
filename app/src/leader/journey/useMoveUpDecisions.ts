import { showToast } from '@atlas/ui';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { sayDone } from '../../admin/actions/sayDone.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import type { useMoveUpDecisionsApproveMutation } from './__generated__/useMoveUpDecisionsApproveMutation.graphql.ts';
import type { useMoveUpDecisionsReturnMutation } from './__generated__/useMoveUpDecisionsReturnMutation.graphql.ts';
import type { useMoveUpDecisionsUndoMutation } from './__generated__/useMoveUpDecisionsUndoMutation.graphql.ts';

/** The request that is open. */
interface OpenMoveUp {
  id: number;
  /** The name of the member. */
  name: string;
  /** The number of the stage that comes next; null after the last one. */
  nextNumber: number | null;
}

interface Queue {
  /** Loads the list again, with the open request. */
  load: () => Promise<unknown>;
  /** Opens the next request, after a decision. */
  advance: () => Promise<void>;
}

/**
 * Decisions about the open request, one at a time. After each, the next request opens, also when
 * someone else decided first: then a toast names them.
 */
export function useMoveUpDecisions({ id, name, nextNumber }: OpenMoveUp, { load, advance }: Queue) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const approveIt = useSubmit<useMoveUpDecisionsApproveMutation>(graphql`
    mutation useMoveUpDecisionsApproveMutation($id: Int!, $note: String!) {
      approveMoveUp(databaseId: $id, note: $note) {
        ...useMoveUpPane_moveUp
      }
    }
  `);
  const returnIt = useSubmit<useMoveUpDecisionsReturnMutation>(graphql`
    mutation useMoveUpDecisionsReturnMutation($id: Int!, $note: String!, $taskIds: [Int!]!) {
      returnMoveUp(databaseId: $id, note: $note, taskIds: $taskIds) {
        ...useMoveUpPane_moveUp
      }
    }
  `);
  const undoIt = useSubmit<useMoveUpDecisionsUndoMutation>(graphql`
    mutation useMoveUpDecisionsUndoMutation($id: Int!) {
      undoMoveUp(databaseId: $id) {
        ...useMoveUpPane_moveUp
      }
    }
  `);
  const once = async (run: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const undoDecision = {
    run: async () => {
      await undoIt({ id });
      await load().catch(() => undefined);
    },
    success: `The request of ${name} waits for review again.`,
  };
  /** Runs a decision. Throws its error unless the request changed in the meantime. */
  const decide = (run: () => Promise<unknown>, success: string) =>
    once(async () => {
      try {
        await run();
      } catch (error) {
        if (!(error instanceof RequestError && error.code === 'CONFLICT')) throw error;
        showToast({ text: error.message });
        return advance();
      }
      sayDone({ success, undo: undoDecision });
      await advance();
    });
  return {
    busy,
    approve: (note: string) =>
      decide(
        () => approveIt({ id, note }),
        nextNumber === null ? `${name} completed the journey.` : `${name} moved up to stage ${nextNumber}.`,
      ),
    /** Returns the request, with a note and the tasks to do again. */
    giveBack: (note: string, taskIds: readonly number[]) =>
      decide(() => returnIt({ id, note, taskIds }), `The request was returned to ${name}.`),
    undo: () =>
      once(async () => {
        await undoDecision.run();
        showToast({ kind: 'success', text: undoDecision.success });
      }),
  };
}
