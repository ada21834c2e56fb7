import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { useMoneyMutation } from '../../shared/payments/useMoneyMutation.ts';
import type { useLineCommandsApplyMutation } from './__generated__/useLineCommandsApplyMutation.graphql.ts';
import type { useLineCommandsDismissMutation } from './__generated__/useLineCommandsDismissMutation.graphql.ts';
import type { useLineCommandsKeepMutation } from './__generated__/useLineCommandsKeepMutation.graphql.ts';
import type { useLineCommandsReopenMutation } from './__generated__/useLineCommandsReopenMutation.graphql.ts';

/** The order or payment that a line pays; its match without one. */
export interface ChosenTarget {
  orderId?: number;
  entryId?: number;
}

/**
 * The decisions about one line of a statement. Each loads the page again.
 *
 * @param databaseId the id of the line
 */
export function useLineCommands(databaseId: number, reload: () => Promise<unknown>) {
  const apply = useMoneyMutation<useLineCommandsApplyMutation>(
    graphql`
      mutation useLineCommandsApplyMutation($databaseId: Int!, $orderId: Int, $entryId: Int, $idempotencyKey: String!) {
        applyStatementRow(databaseId: $databaseId, orderId: $orderId, entryId: $entryId, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const keep = useMoneyMutation<useLineCommandsKeepMutation>(
    graphql`
      mutation useLineCommandsKeepMutation($databaseId: Int!, $idempotencyKey: String!) {
        keepStatementRow(databaseId: $databaseId, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const reopen = useMoneyMutation<useLineCommandsReopenMutation>(
    graphql`
      mutation useLineCommandsReopenMutation($databaseId: Int!, $idempotencyKey: String!) {
        reopenStatementRow(databaseId: $databaseId, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const dismiss = useSubmit<useLineCommandsDismissMutation>(graphql`
    mutation useLineCommandsDismissMutation($databaseId: Int!) {
      dismissStatementRow(databaseId: $databaseId) {
        state
      }
    }
  `);
  return {
    apply: (target: ChosenTarget = {}) => apply({ databaseId, ...target }),
    keep: () => keep({ databaseId }),
    reopen: () => reopen({ databaseId }),
    dismiss: () => dismiss({ databaseId }, reload),
  };
}
