import { countNoun } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { useMoneyMutation } from '../../shared/payments/useMoneyMutation.ts';
import type { UndoStatementButton_statement$key } from './__generated__/UndoStatementButton_statement.graphql.ts';
import type { UndoStatementButtonMutation } from './__generated__/UndoStatementButtonMutation.graphql.ts';

interface UndoStatementButtonProps {
  statement: UndoStatementButton_statement$key;
  reload: () => Promise<unknown>;
}

const APPLIED = { one: 'applied line', many: 'applied lines' };

/** Button that takes back everything that was applied from a statement; nothing without such lines. */
export function UndoStatementButton({ statement: key, reload }: UndoStatementButtonProps) {
  const { databaseId, fileName, counts } = useFragment(
    graphql`
      fragment UndoStatementButton_statement on Statement {
        databaseId
        fileName
        counts {
          applied
        }
      }
    `,
    key,
  );
  const undo = useMoneyMutation<UndoStatementButtonMutation>(
    graphql`
      mutation UndoStatementButtonMutation($databaseId: Int!, $idempotencyKey: String!) {
        undoStatement(databaseId: $databaseId, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const { applied } = counts;
  if (applied === 0) return null;
  return (
    <ActionButton
      variant="danger-quiet"
      size="dense"
      action={{
        confirm: {
          title: `Undo ${fileName}?`,
          consequence: `The payments of ${countNoun(applied, APPLIED)} are reversed, and their receipts wait again. Lines that are kept stay as they are.`,
          confirmText: 'Undo the whole statement',
          busyText: 'Starting',
          tone: 'danger',
        },
        run: () => undo({ databaseId }),
      }}
    >
      Undo the whole statement
    </ActionButton>
  );
}
