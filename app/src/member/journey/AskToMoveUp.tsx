import { Alert, Button, Text } from '@atlas/ui';
import { ASK_TO_MOVE_UP, taskCountText } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import { MOVE_UP_ID } from '../../shared/journey/moveUpId.ts';
import { showError } from '../../admin/actions/showError.ts';
import type { AskToMoveUp_progress$key } from './__generated__/AskToMoveUp_progress.graphql.ts';
import type { AskToMoveUpMutation } from './__generated__/AskToMoveUpMutation.graphql.ts';

/** Requests the move to the next stage: when it is possible, and the state of the request. */
export function AskToMoveUp({ progress: key }: { progress: AskToMoveUp_progress$key }) {
  const { mayAskToMoveUp, moveUp, remainingTasksCount, stageTasks } = useFragment(
    graphql`
      fragment AskToMoveUp_progress on UserStageProgress {
        mayAskToMoveUp
        remainingTasksCount
        stageTasks {
          __typename
        }
        moveUp {
          state
          note
          createdAt
          reviewer {
            name
          }
        }
      }
    `,
    key,
  );
  const [commit, isAsking] = useMutation<AskToMoveUpMutation>(graphql`
    mutation AskToMoveUpMutation {
      askToMoveUp {
        id
        mayUnfinishTasks
        ...AskToMoveUp_progress
      }
    }
  `);
  if (moveUp?.state === 'WAITING') {
    return (
      <Alert tone="info" live title="Waiting for a reviewer">
        {`You asked to move up on ${formatShortDate(moveUp.createdAt)}. You will be notified of their decision.`}
      </Alert>
    );
  }
  if (moveUp?.state === 'APPROVED') {
    return (
      <Alert tone="success" title="Approved">
        {moveUp.note ?? 'Well done! You have completed this stage.'}
      </Alert>
    );
  }
  const reason = stageTasks.length === 0 ? 'This stage has no tasks yet.' : `${taskCountText(remainingTasksCount)} before you can ask.`;
  return (
    <>
      {moveUp && (
        <Alert tone="warning" title={moveUp.reviewer ? `${moveUp.reviewer.name} asks for more` : 'A reviewer asks for more'}>
          {moveUp.note}
        </Alert>
      )}
      <Button
        id={MOVE_UP_ID}
        block
        variant={mayAskToMoveUp ? 'primary' : 'secondary'}
        loading={isAsking}
        loadingText="Asking"
        // After the last task is finished, no task is left, but the server has not yet allowed the
        // request.
        disabledReason={mayAskToMoveUp ? undefined : remainingTasksCount > 0 || stageTasks.length === 0 ? reason : 'Saving your last task.'}
        onClick={() => void commit({ variables: {}, onError: showError })}
      >
        {ASK_TO_MOVE_UP}
      </Button>
      {mayAskToMoveUp && (
        <Text size={14} tone="muted">
          A reviewer of your stage looks at your tasks and your evidence. Finished tasks can be undone until you ask.
        </Text>
      )}
    </>
  );
}
