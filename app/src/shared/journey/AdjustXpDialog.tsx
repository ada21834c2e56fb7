import { Row, showToast } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { MAX_XP_REASON, pointsText, xpAdjustmentForm } from '@atlas/domain/journey';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import type { AdjustXpDialogMutation } from './__generated__/AdjustXpDialogMutation.graphql.ts';

interface AdjustXpDialogProps {
  person: { readonly databaseId: number; readonly name: string };
  /** The XP that the person has now. */
  points: number;
  onClose: () => void;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
}

const check = validateWith(xpAdjustmentForm);

/** Gives a person XP or takes some, with a reason. A double tap counts once. */
export function AdjustXpDialog({ person, points: total, onClose, reload }: AdjustXpDialogProps) {
  const adjust = useCreate<AdjustXpDialogMutation>(graphql`
    mutation AdjustXpDialogMutation($userId: Int!, $points: Int!, $reason: String!, $idempotencyKey: String!) {
      adjustXp(userId: $userId, points: $points, reason: $reason, idempotencyKey: $idempotencyKey) {
        id
        points
      }
    }
  `);
  return (
    <FormDialog<{ points: number | null; reason: string }>
      title={`Adjust the XP of ${person.name}`}
      description={`${pointsText(total)} now. Each adjustment is a separate entry in the history.`}
      initialValues={{ points: null, reason: '' }}
      validate={check}
      onSubmit={async ({ points, reason }) => {
        const { adjustXp } = await adjust({ userId: person.databaseId, points: points ?? 0, reason });
        showToast({ kind: 'success', text: `${person.name} now has ${pointsText(adjustXp.points)}.` });
        onClose();
        await reload().catch(() => undefined);
      }}
      onClose={onClose}
    >
      <FormNumberField name="points" label="XP" hint="A whole number. Below 0 takes XP." required />
      <FormTextField name="reason" label="Reason" hint="The member sees it in their XP history." maxLength={MAX_XP_REASON} required />
      <Row justify="end">
        <SubmitButton loadingText="Saving">Save adjustment</SubmitButton>
      </Row>
    </FormDialog>
  );
}
