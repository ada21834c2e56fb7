import { Row } from '@atlas/ui';
import { countNoun, countText } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import { useMoneyMutation } from '../../shared/payments/useMoneyMutation.ts';
import type { StatementActions_statement$key } from './__generated__/StatementActions_statement.graphql.ts';
import type { StatementActionsApplyMutation } from './__generated__/StatementActionsApplyMutation.graphql.ts';
import type { StatementActionsMatchMutation } from './__generated__/StatementActionsMatchMutation.graphql.ts';

interface StatementActionsProps {
  statement: StatementActions_statement$key;
  reload: () => Promise<unknown>;
}

const EXACT = { one: 'exact line', many: 'exact lines' };

/** The actions on the undecided lines of a statement: match again, and apply the exact ones. */
export function StatementActions({ statement: key, reload }: StatementActionsProps) {
  const { databaseId, counts } = useFragment(
    graphql`
      fragment StatementActions_statement on Statement {
        databaseId
        counts {
          exact
          possible
          unmatched
          exactAmount
        }
      }
    `,
    key,
  );
  const apply = useMoneyMutation<StatementActionsApplyMutation>(
    graphql`
      mutation StatementActionsApplyMutation($databaseId: Int!, $idempotencyKey: String!) {
        applyStatement(databaseId: $databaseId, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const match = useSubmit<StatementActionsMatchMutation>(graphql`
    mutation StatementActionsMatchMutation($databaseId: Int!) {
      matchStatement(databaseId: $databaseId) {
        state
      }
    }
  `);
  const { exact, possible, unmatched, exactAmount } = counts;
  const applyText = `Apply ${countNoun(exact, EXACT)}`;
  return (
    <Row gap={2} wrap>
      {exact + possible + unmatched > 0 && (
        <ActionButton
          loadingText="Looking"
          action={{ run: () => match({ databaseId }, reload), success: 'Matched with the receipts and payments of now.' }}
        >
          Look again
        </ActionButton>
      )}
      {exact > 0 && (
        <ActionButton
          variant="primary"
          action={{
            confirm: {
              title: `${applyText}?`,
              consequence: `${formatAmount(exactAmount)} in all. Reference and amount of ${exact === 1 ? 'the line match' : `each of the ${countText(exact)} lines match`} a receipt, which is approved. You can undo this.`,
              confirmText: applyText,
              busyText: 'Starting',
            },
            run: () => apply({ databaseId }),
          }}
        >
          {applyText}
        </ActionButton>
      )}
    </Row>
  );
}
