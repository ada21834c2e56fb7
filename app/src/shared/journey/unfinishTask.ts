import { graphql } from 'react-relay/hooks';
import { commitMutation, type IEnvironment } from 'relay-runtime';
import type { unfinishTaskMutation } from './__generated__/unfinishTaskMutation.graphql.ts';

/**
 * Undoes a finished task on the server, with its points. Loads with the first press.
 *
 * @throws RequestError when the server rejects it or the connection is lost
 */
export const unfinishTask = (environment: IEnvironment, taskId: number): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<unfinishTaskMutation>(environment, {
      mutation: graphql`
        mutation unfinishTaskMutation($taskId: Int!) {
          unfinishTask(taskId: $taskId) {
            id
            points
            percentage
            remainingTasksCount
            mayAskToMoveUp
            ...StageTasks_progress
          }
        }
      `,
      variables: { taskId },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
