import { Row, showToast } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { challengeFromLastForm } from '@atlas/domain/challenges';
import { emptyValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import type { StartFromLastDialogMutation } from './__generated__/StartFromLastDialogMutation.graphql.ts';

type Values = FormValues<typeof challengeFromLastForm>;

const check = validateWith(challengeFromLastForm);

interface StartFromLastDialogProps {
  /** The name of the last challenge. */
  last: string;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Starts a challenge with the tasks of the last one, and its own name and dates. */
export function StartFromLastDialog({ last, onClose, reload }: StartFromLastDialogProps) {
  const start = useCreate<StartFromLastDialogMutation>(graphql`
    mutation StartFromLastDialogMutation($name: String!, $startsOn: String!, $idempotencyKey: String!) {
      startChallengeFromLast(name: $name, startsOn: $startsOn, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <FormDialog<Values>
      title="Start from the last challenge"
      description={`Copies the 12 tasks and the group size of ${last}.`}
      onClose={onClose}
      initialValues={emptyValues(challengeFromLastForm)}
      validate={check}
      onSubmit={async ({ name, startsOn }) => {
        await start({ name, startsOn });
        await reload().catch(() => undefined);
        showToast({ kind: 'success', text: 'Challenge created.' });
        onClose();
      }}
    >
      <FormTextField name="name" label="Name" maxLength={100} required />
      <FormDateField name="startsOn" label="Start date" hint="Day 1, in Manila." required />
      <Row justify="end">
        <SubmitButton>Create challenge</SubmitButton>
      </Row>
    </FormDialog>
  );
}
