import { Button, Row } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { emptyValues, type FormValues, validateWith } from '@atlas/domain/forms';
import { POINTS_UNIT, taskForm } from '@atlas/domain/journey';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';

/** A task in the form of its stage; a new one has no id. */
export type TaskValues = FormValues<typeof taskForm>;

interface StageTaskDialogProps {
  /** Null adds a new task. */
  task: TaskValues | null;
  onKeep: (values: TaskValues) => void;
  onRemove: () => void;
  onClose: () => void;
}
const check = validateWith(taskForm);

/** The form for one task of the edited stage. The task is saved together with the stage. */
export function StageTaskDialog({ task, onKeep, onRemove, onClose }: StageTaskDialogProps) {
  const close = (change: () => void) => {
    change();
    onClose();
    return Promise.resolve();
  };
  return (
    <FormDialog<TaskValues>
      title={task ? 'Edit task' : 'Add task'}
      onClose={onClose}
      initialValues={task ?? emptyValues(taskForm)}
      validate={check}
      onSubmit={(values) => close(() => onKeep({ ...values, title: values.title.trim() }))}
    >
      <FormTextField name="title" label="Title" maxLength={150} required />
      <FormNumberField name="points" label="Points" unit={POINTS_UNIT} min={0} max={100_000} step={10} required />
      <MarkdownFormField name="description" label="Description" rows={3} maxLength={5000} optionalText="(optional)" />
      <FormTextField
        name="actionLabel"
        label="Button"
        hint="The text on the button, such as Open the lesson."
        maxLength={60}
        optionalText="(optional)"
      />
      <FormTextField
        name="actionTarget"
        label="Link"
        hint="Where the button leads: a path such as /content, or an https address."
        maxLength={500}
        optionalText="(optional)"
      />
      <Row gap={2} justify="between" wrap>
        {task ? (
          <Button variant="danger-quiet" onClick={() => void close(onRemove)}>
            Remove task
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary">
          {task ? 'Keep changes' : 'Add task'}
        </Button>
      </Row>
    </FormDialog>
  );
}
