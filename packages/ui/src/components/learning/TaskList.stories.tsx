import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TaskActions } from './TaskActions.tsx';
import { TaskList } from './TaskList.tsx';

const onFinish = fn();

const meta = {
  title: 'Components/Learning/TaskList',
  component: TaskList,
  subcomponents: { TaskActions },
  args: {
    labelledBy: 'tasks',
    tasks: [
      {
        id: 1,
        title: 'Publish your portfolio page',
        points: '+40',
        next: true,
        onFinish,
        children: (
          <>
            <Text size={14} tone="muted">
              One page is enough: who you help, two samples, how to reach you.
            </Text>
            <Button>Open a template</Button>
          </>
        ),
      },
      { id: 2, title: 'Send your first 5 proposals', points: '+80', onFinish },
      { id: 3, title: 'Talk with two people of that niche', onFinish },
    ],
  },
  decorators: [
    (Story) => (
      <Stack gap={3}>
        <Heading level={2} id="tasks">
          Tasks
        </Heading>
        <Story />
      </Stack>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the tasks of a stage. The round button finishes one.\n\n**Do** mark the first open one as `next`, and move finished ones to a separate list.\n\n**Don’t** use it for choices (CheckboxGroup) or for lessons (UnitSection).',
      },
    },
  },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done: Send your first 5 proposals' }));
    await expect(onFinish).toHaveBeenCalledOnce();
  },
};

/** Finished a moment ago: the row keeps its space, so that the next one does not move under the finger. */
export const Ticked: Story = {
  args: {
    tasks: [
      {
        id: 1,
        title: 'Publish your portfolio page',
        points: '+40',
        ticked: { height: 148, folding: false },
        children: (
          <>
            <Text size={14} tone="muted">
              One page is enough: who you help, two samples, how to reach you.
            </Text>
            <TaskActions>
              <Button variant="quiet">Undo</Button>
            </TaskActions>
          </>
        ),
      },
      { id: 2, title: 'Send your first 5 proposals', points: '+80', next: true, onFinish },
    ],
  },
};

export const Done: Story = {
  args: {
    surface: 'plain',
    tasks: [
      { id: 1, title: 'Record a 60-second introduction', points: '+50', done: true },
      {
        id: 2,
        title: 'Ask your group to review your profile',
        points: '+40',
        done: true,
        children: (
          <>
            <Text size={14} tone="muted">
              “Three comments, one change.”
            </Text>
            <TaskActions>
              <Button variant="quiet">Add evidence</Button>
              <Button variant="quiet">Undo</Button>
            </TaskActions>
          </>
        ),
      },
    ],
  },
};
