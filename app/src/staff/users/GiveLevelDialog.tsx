import { Row, showToast } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { GiveLevelDialogMutation } from './__generated__/GiveLevelDialogMutation.graphql.ts';

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

interface GiveLevelDialogProps {
  person: Named;
  /** The access levels that the current user may give to the person. */
  levels: readonly Named[];
  onClose: () => void;
  reload: () => Promise<unknown>;
}

const check = ({ level }: { level: string }) => (level === '' ? { level: 'Choose an access level' } : {});

/** Dialog that gives a person another access level in addition to those they hold. */
export function GiveLevelDialog({ person, levels, onClose, reload }: GiveLevelDialogProps) {
  const give = useSubmit<GiveLevelDialogMutation>(graphql`
    mutation GiveLevelDialogMutation($id: Int!, $levelId: Int!) {
      giveAccessLevel(databaseId: $id, accessLevelId: $levelId) {
        ...PersonLevels_person
        ...ViewAsButton_person
        accessLevelNames
      }
    }
  `);
  const submit = async ({ level }: { level: string }) => {
    try {
      await give({ id: person.databaseId, levelId: Number(level) }, reload);
    } catch (error) {
      return formErrors(error);
    }
    onClose();
    const given = levels.find(({ databaseId }) => String(databaseId) === level);
    showToast({ kind: 'success', text: `${person.name} holds ${given?.name ?? 'it'} now.` });
    return undefined;
  };
  return (
    <FormDialog
      title={`Give ${person.name} an access level`}
      description="They keep their other levels, and switch between them with Switch Role."
      onClose={onClose}
      initialValues={{ level: '' }}
      validate={check}
      onSubmit={submit}
    >
      <FormSelect
        name="level"
        label="Access level"
        hint="Only levels that allow no more than yours."
        placeholder="Choose an access level"
        options={levels.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
        required
      />
      <Row justify="end">
        <SubmitButton loadingText="Giving">Give access level</SubmitButton>
      </Row>
    </FormDialog>
  );
}
