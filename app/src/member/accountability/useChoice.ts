import { eventTimeText } from '@atlas/domain/events';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useNow } from '../../session/useNow.ts';
import type { useChoice_round$key } from './__generated__/useChoice_round.graphql.ts';
import type { useChoiceMutation } from './__generated__/useChoiceMutation.graphql.ts';
import type { useChoiceWithdrawMutation } from './__generated__/useChoiceWithdrawMutation.graphql.ts';

interface Choices {
  /** Sends the wishes of the member, in their order. */
  choose: (leadIds: readonly number[]) => Promise<unknown>;
  /** Takes a seat with a lead, after a confirmation. */
  take: (lead: { readonly databaseId: number; readonly name: string }) => Action;
  /** Gives up the seat with a lead, after a confirmation. */
  giveUp: (name: string) => Action;
  /** Withdraws all wishes, after a confirmation. */
  withdraw: Action;
}

/** The choices of the member in a round. After each one, and after a rejection, the page reloads. */
export function useChoice(round: useChoice_round$key, reload: () => Promise<unknown>): Choices {
  const { databaseId, closesAt } = useFragment(
    graphql`
      fragment useChoice_round on SelectionRound {
        databaseId
        closesAt
      }
    `,
    round,
  );
  const until = eventTimeText(closesAt, useNow());
  const submit = useSubmit<useChoiceMutation>(graphql`
    mutation useChoiceMutation($databaseId: Int!, $leadIds: [Int!]!) {
      chooseTeamLead(databaseId: $databaseId, leadIds: $leadIds) {
        id
        state
      }
    }
  `);
  const submitWithdrawal = useSubmit<useChoiceWithdrawMutation>(graphql`
    mutation useChoiceWithdrawMutation($databaseId: Int!) {
      withdrawTeamLeadChoice(databaseId: $databaseId) {
        id
        state
      }
    }
  `);
  const orReload = async (sent: Promise<unknown>) => {
    try {
      return await sent;
    } catch (error) {
      // The page then shows what is left.
      await reload().catch(() => undefined);
      throw error;
    }
  };
  const choose = (leadIds: readonly number[]) => orReload(submit({ databaseId, leadIds }, reload));
  const remove = () => orReload(submitWithdrawal({ databaseId }, reload));
  return {
    choose,
    take: ({ databaseId: leadId, name }) => ({
      confirm: {
        title: `Choose ${name}?`,
        consequence: `You get a seat now. You can give it up until ${until}.`,
        confirmText: 'Take the seat',
        busyText: 'Taking the seat',
      },
      run: () => choose([leadId]),
      success: `You have a seat with ${name}.`,
    }),
    giveUp: (name) => ({
      confirm: {
        title: `Give up your seat with ${name}?`,
        consequence: 'Someone else can take it at once. You can choose again while the round is open.',
        confirmText: 'Give up the seat',
        busyText: 'Giving it up',
        tone: 'danger',
      },
      run: remove,
      success: 'Your seat is free again.',
    }),
    withdraw: {
      confirm: {
        title: 'Withdraw your wishes?',
        consequence: 'You then take no part in the draw. You can rank again while the round is open.',
        confirmText: 'Withdraw wishes',
        busyText: 'Withdrawing',
        tone: 'danger',
      },
      run: remove,
      success: 'Your wishes are withdrawn.',
    },
  };
}
