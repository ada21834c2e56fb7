import { Button, Row } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { POINTS_UNIT, taskForm } from '@atlas/domain/journey';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import type { StageTask } from './stageValues.ts';

/** What somebody fills in about a task. */
export type TaskValues = Omit<StageTask, 'id' | 'databaseId'>;
/** Nobody has said how many points yet. */
type Typed = Omit<TaskValues, 'points'> & { points: number | null };

interface StageTaskDialogProps {
  /** Null adds one. */
  task: StageTask | null;
  onKeep: (values: TaskValues) => void;
  onRemove: () => void;
  onClose: () => void;
}
const EMPTY: Typed = { title: '', description: '', points: null, actionLabel: '', actionTarget: '' };
const check = validateWith(taskForm);

/** A task of the stage that is being edited: it is saved together with the stage. */
export function StageTaskDialog({ task, onKeep, onRemove, onClose }: StageTaskDialogProps) {
  const { id: _inForm, databaseId: _stored, ...values } = task ?? { ...EMPTY, id: '', databaseId: null };
  const close = (change: () => void) => {
    change();
    onClose();
    return Promise.resolve();
  };
  return (
    <FormDialog<Typed>
      title={task ? 'Edit task' : 'Add task'}
      onClose={onClose}
      initialValues={values}
      validate={check}
      onSubmit={(typed) => close(() => onKeep({ ...typed, title: typed.title.trim(), points: typed.points ?? 0 }))}
    >
      <FormTextField name="title" label="Title" maxLength={150} required />
      <FormNumberField name="points" label="Points" unit={POINTS_UNIT} min={0} max={100_000} step={10} required />
      <FormTextArea name="description" label="Description" hint="Markdown." rows={3} maxLength={5000} optionalText="(optional)" />
      <FormTextField name="actionLabel" label="Button" hint="What it says: Open the lesson." maxLength={60} optionalText="(optional)" />
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
