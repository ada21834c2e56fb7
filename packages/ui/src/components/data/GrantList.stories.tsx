import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrantList } from './GrantList.tsx';

const meta = {
  title: 'Components/Data/GrantList',
  component: GrantList,
  args: {
    label: 'Content',
    items: [
      { id: 'courses', label: 'List of courses', held: true },
      { id: 'course', label: 'Details of a course', held: true },
      { id: 'newCourse', label: 'Add a course', held: false },
      { id: 'editCourse', label: 'Edit a course', held: false },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it to display permissions.',
          '**Do** also show what is not allowed: people look for it. **Don’t** use it for editing: use a CheckboxGroup.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof GrantList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
