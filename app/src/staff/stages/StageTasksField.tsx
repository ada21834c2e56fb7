import { Button, IconButton, ReorderList, Row, Stack, Text } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { MAX_TASKS, pointsText } from '@atlas/domain/journey';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { StageTaskDialog, type TaskValues } from './StageTaskDialog.tsx';

const NONE: readonly TaskValues[] = [];
const NEW = 'new';

/** Form field for the tasks of a stage in order. They are saved with the stage. */
export function StageTasksField() {
  const { value: tasks, onChange } = useBoundField<readonly TaskValues[]>('tasks', NONE);
  /** The key of the task in the open dialog; NEW for a new task. */
  const [open, setOpen] = useState<string | null>(null);
  /** Keys of tasks that do not have an id from the server yet. */
  const [newKeys] = useState(() => new WeakMap<TaskValues, string>());
  const [added, setAdded] = useState(0);
  const keyOf = (task: TaskValues): string => (task.id === null ? (newKeys.get(task) ?? NEW) : String(task.id));
  const opened = tasks.find((task) => keyOf(task) === open) ?? null;
  const keep = (values: TaskValues) => {
    if (values.id === null) newKeys.set(values, opened ? keyOf(opened) : `${NEW}-${added}`);
    if (opened === null) setAdded(added + 1);
    onChange(opened === null ? [...tasks, values] : tasks.map((task) => (task === opened ? values : task)));
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
          items={tasks.map((task) => ({ id: keyOf(task), label: task.title, task }))}
          onReorder={(items) => onChange(items.map(({ task }) => task))}
        >
          {({ id, task }) => (
            <Row justify="between" gap={2}>
              <Stack gap={0}>
                <Text weight="label">{task.title}</Text>
                <Text size={14} tone="muted">
                  {pointsText(task.points)}
                </Text>
              </Stack>
              <IconButton icon={Pencil} label={`Edit task ${task.title}`} onClick={() => setOpen(id)} />
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
          task={opened}
          onKeep={keep}
          onRemove={() => onChange(tasks.filter((task) => task !== opened))}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
