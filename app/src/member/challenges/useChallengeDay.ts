import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useChallengeDayFinishMutation } from './__generated__/useChallengeDayFinishMutation.graphql.ts';
import type { useChallengeDayReopenMutation } from './__generated__/useChallengeDayReopenMutation.graphql.ts';

/** The two steps of a day: marking it as done, with Undo, and reopening it. */
export function useChallengeDay(day: number): { finish: Action; reopen: Action } {
  const send = useSubmit<useChallengeDayFinishMutation>(graphql`
    mutation useChallengeDayFinishMutation($day: Int!) {
      finishChallengeDay(day: $day) {
        id
        progress {
          day
        }
        daysToCatchUp
      }
    }
  `);
  const takeBack = useSubmit<useChallengeDayReopenMutation>(graphql`
    mutation useChallengeDayReopenMutation($day: Int!) {
      reopenChallengeDay(day: $day) {
        id
        progress {
          day
        }
        daysToCatchUp
      }
    }
  `);
  const reopen: Action = { run: () => takeBack({ day }), success: `Day ${day} is open again.` };
  return { finish: { run: () => send({ day }), success: `Day ${day} is done.`, undo: reopen }, reopen };
}
