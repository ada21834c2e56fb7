import { Button, IconButton, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { MAX_TASKS, pointsText } from '@atlas/domain/journey';
import Pencil from 'lucide-react/icons/pencil';
import { useId, useState } from 'react';
import { StageTaskDialog, type TaskValues } from './StageTaskDialog.tsx';
import type { StageTask } from './stageValues.ts';

const NONE: readonly StageTask[] = [];
const NEW = 'new';

/** The tasks of a stage in their order, as a part of its form: they are saved with it. */
export function StageTasksField() {
  const { value: tasks, onChange } = useBoundField<readonly StageTask[]>('tasks', NONE);
  /** The id of the task whose dialog is open; NEW for one that is being added. */
  const [open, setOpen] = useState<string | null>(null);
  const prefix = useId();
  const [added, setAdded] = useState(0);
  const keep = (values: TaskValues) => {
    if (open === NEW) {
      setAdded(added + 1);
      onChange([...tasks, { ...values, id: `${prefix}${added}`, databaseId: null }]);
    } else onChange(tasks.map((task) => (task.id === open ? { ...task, ...values } : task)));
  };
  return (
    <Stack gap={3}>
      {tasks.length === 0 ? (
        <Text size={14} tone="muted">
          No tasks yet.
        </Text>
      ) : (
        <ReorderList
          label="Tasks"
          items={tasks.map((task) => ({ ...task, label: task.title }))}
          onReorder={(items) => onChange(items.map(({ label: _title, ...task }) => task))}
        >
          {(task) => (
            <Row justify="between" gap={2}>
              <Stack gap={0}>
                <Text weight="label">{task.title}</Text>
                <Text size={14} tone="muted">
                  {pointsText(task.points)}
                </Text>
              </Stack>
              <IconButton icon={Pencil} label={`Edit task ${task.title}`} onClick={() => setOpen(task.id)} />
            </Row>
          )}
        </ReorderList>
      )}
      {tasks.length < MAX_TASKS && (
        <Row>
          <Button onClick={() => setOpen(NEW)}>Add task</Button>
        </Row>
      )}
      {open !== null && (
        <StageTaskDialog
          task={tasks.find(({ id }) => id === open) ?? null}
          onKeep={keep}
          onRemove={() => onChange(tasks.filter(({ id }) => id !== open))}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
