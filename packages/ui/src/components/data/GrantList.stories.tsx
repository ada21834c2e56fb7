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
          'Use it for what is allowed, to be read.',
          '**Do** show what is not allowed, too: one looks for it. **Don’t** use it where it can be changed: that is a CheckboxGroup.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof GrantList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
