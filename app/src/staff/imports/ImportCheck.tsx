import { Card, Row, Text } from '@atlas/ui';
import { importApplyText, importCheckText } from '@atlas/domain/imports';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { importKindOf } from './importOrigin.ts';
import type { ImportCheck_import$key } from './__generated__/ImportCheck_import.graphql.ts';
import type { ImportCheckMutation } from './__generated__/ImportCheckMutation.graphql.ts';

interface ImportCheckProps {
  import: ImportCheck_import$key;
  reload: () => Promise<unknown>;
}

/** Card with the counts of a check, and the button that applies them after a confirmation. */
export function ImportCheck({ import: key, reload }: ImportCheckProps) {
  const { databaseId, fileName, kind, total, creates, changes, skips } = useFragment(
    graphql`
      fragment ImportCheck_import on Import {
        databaseId
        fileName
        kind
        total
        creates
        changes
        skips
      }
    `,
    key,
  );
  const apply = useSubmit<ImportCheckMutation>(graphql`
    mutation ImportCheckMutation($databaseId: Int!) {
      applyImport(databaseId: $databaseId) {
        state
      }
    }
  `);
  const toDo = creates + changes;
  const confirmText = `Apply ${toDo.toLocaleString('en-PH')} ${toDo === 1 ? 'row' : 'rows'}`;
  const counts = { creates, changes, skips, problems: total - toDo - skips };
  return (
    <Card>
      <Row justify="between" wrap>
        <Text numeric>
          {toDo === 0 ? `${importCheckText(counts)}. No row would add or change anything.` : `${importCheckText(counts)}.`}
        </Text>
        {toDo > 0 && (
          <ActionButton
            variant="primary"
            action={{
              confirm: {
                title: `Apply ${fileName}?`,
                consequence: importApplyText(importKindOf(kind), counts),
                confirmText,
                busyText: 'Starting',
              },
              run: () => apply({ databaseId }, reload),
            }}
          >
            {confirmText}
          </ActionButton>
        )}
      </Row>
    </Card>
  );
}
