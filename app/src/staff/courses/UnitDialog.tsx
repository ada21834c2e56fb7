import { Button, Row } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { unitForm } from '@atlas/domain/courses';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../admin/actions/useAction.tsx';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { UnitDialogCreateMutation } from './__generated__/UnitDialogCreateMutation.graphql.ts';
import type { UnitDialogRemoveMutation } from './__generated__/UnitDialogRemoveMutation.graphql.ts';
import type { UnitDialogUpdateMutation } from './__generated__/UnitDialogUpdateMutation.graphql.ts';
import type { UnitDialog_unit$key } from './__generated__/UnitDialog_unit.graphql.ts';

interface Values {
  name: string;
  shortDescription: string;
  description: string;
}
interface UnitDialogProps {
  courseId: number;
  /** Null creates a new unit. */
  unit: UnitDialog_unit$key | null;
  onClose: () => void;
  reload: () => Promise<unknown>;
}
const check = validateWith(unitForm);

/** The form that adds or edits a unit of a course. A unit without lessons can be removed. */
export function UnitDialog({ courseId, unit: key, onClose, reload }: UnitDialogProps) {
  const unit = useFragment(
    graphql`
      fragment UnitDialog_unit on Unit {
        databaseId
        revision
        name
        shortDescription
        description
        lessons {
          __typename
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    key,
  );
  const create = useSubmit<UnitDialogCreateMutation>(graphql`
    mutation UnitDialogCreateMutation($courseId: Int!, $input: UnitInput!, $idempotencyKey: String!) {
      createUnit(courseId: $courseId, input: $input, idempotencyKey: $idempotencyKey) {
        units {
          id
          databaseId
          name
          lessons {
            id
          }
          ...UnitDialog_unit
        }
      }
    }
  `);
  const update = useSubmit<UnitDialogUpdateMutation>(graphql`
    mutation UnitDialogUpdateMutation($id: Int!, $revision: Int!, $input: UnitInput!) {
      updateUnit(databaseId: $id, revision: $revision, input: $input) {
        name
        ...UnitDialog_unit
      }
    }
  `);
  const remove = useSubmit<UnitDialogRemoveMutation>(graphql`
    mutation UnitDialogRemoveMutation($id: Int!) {
      removeUnit(databaseId: $id) {
        units {
          id
        }
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const { act, busy: removing } = useAction();
  const save = async (input: Values) => {
    if (unit) await update({ id: unit.databaseId, revision: unit.revision, input });
    else await withKey((idempotencyKey) => create({ courseId, input, idempotencyKey }));
    onClose();
  };
  const removeUnit = (id: number) =>
    act({
      run: async () => {
        await remove({ id });
        onClose();
      },
      success: 'Unit removed.',
    });
  return (
    <FormDialog<Values>
      title={unit ? 'Edit unit' : 'Add unit'}
      description={unit?.lastSaved && <LastSaved saved={unit.lastSaved} />}
      onClose={onClose}
      initialValues={{ name: unit?.name ?? '', shortDescription: unit?.shortDescription ?? '', description: unit?.description ?? '' }}
      validate={(values) => check({ ...values, courseId })}
      onSubmit={save}
      reload={reload}
    >
      <FormTextField name="name" label="Name" maxLength={150} required />
      <FormTextArea name="shortDescription" label="Short description" rows={2} maxLength={300} optionalText="(optional)" />
      <MarkdownFormField name="description" label="Description" rows={4} maxLength={20_000} optionalText="(optional)" />
      <Row gap={2} justify="between" wrap>
        {unit && unit.lessons.length === 0 ? (
          <Button variant="danger-quiet" loading={removing} onClick={() => removeUnit(unit.databaseId)}>
            Remove unit
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary" waiting={removing}>
          {unit ? 'Save unit' : 'Add unit'}
        </Button>
      </Row>
    </FormDialog>
  );
}
