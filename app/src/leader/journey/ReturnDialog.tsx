import { Row } from '@atlas/ui';
import { FormCheckboxGroup } from '@atlas/ui/forms/FormCheckboxGroup.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { MAX_MOVE_UP_NOTE, returnMoveUpForm } from '@atlas/domain/journey';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import type { ReturnDialog_moveUp$key } from './__generated__/ReturnDialog_moveUp.graphql.ts';

interface ReturnDialogProps {
  moveUp: ReturnDialog_moveUp$key;
  onReturn: (note: string, taskIds: readonly number[]) => Promise<unknown>;
  onClose: () => void;
}

const check = validateWith(returnMoveUpForm);

/** Returns a request, with a note for the member and the tasks to do again. */
export function ReturnDialog({ moveUp: key, onReturn, onClose }: ReturnDialogProps) {
  const { member, tasks } = useFragment(
    graphql`
      fragment ReturnDialog_moveUp on MoveUp {
        member {
          name
        }
        tasks {
          finishedAt
          task {
            databaseId
            title
          }
        }
      }
    `,
    key,
  );
  const options = tasks
    .filter(({ finishedAt }) => finishedAt != null)
    .map(({ task }) => ({ value: String(task.databaseId), label: task.title }));
  return (
    <FormDialog<{ note: string; taskIds: readonly string[] }>
      title={`Return the request of ${member.name}`}
      description="The member is notified with your note, and can ask again."
      initialValues={{ note: '', taskIds: [] }}
      validate={check}
      onSubmit={async ({ note, taskIds }) => void (await onReturn(note, taskIds.map(Number)))}
      onClose={onClose}
    >
      <FormTextArea name="note" label="Note" hint="What is missing? The member reads it." rows={3} maxLength={MAX_MOVE_UP_NOTE} required />
      {options.length > 0 && (
        <FormCheckboxGroup
          name="taskIds"
          label="Tasks to do again"
          hint="They keep their XP and earn none again. Choose none if more evidence is enough."
          options={options}
        />
      )}
      <Row justify="end">
        <SubmitButton loadingText="Returning">Return request</SubmitButton>
      </Row>
    </FormDialog>
  );
}
