import { graphql } from 'react-relay/hooks';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { useHoldRemindersMutation } from './__generated__/useHoldRemindersMutation.graphql.ts';

/** Exempts a person from payment reminders, then loads the page again. */
export const useHoldReminders = (reload: () => Promise<unknown>) =>
  useMoneyMutation<useHoldRemindersMutation>(
    graphql`
      mutation useHoldRemindersMutation($userId: Int!, $reason: String!, $until: Day, $idempotencyKey: String!) {
        holdReminders(userId: $userId, reason: $reason, until: $until, idempotencyKey: $idempotencyKey) {
          id
        }
      }
    `,
    reload,
  );
