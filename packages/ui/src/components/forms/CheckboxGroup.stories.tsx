import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const options = [
  { value: 'courses', label: 'List of courses' },
  { value: 'course', label: 'Details of a course' },
  { value: 'newCourse', label: 'Add a course' },
  { value: 'editCourse', label: 'Edit a course', disabled: true },
];

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    name: 'content',
    label: 'Content',
    value: ['courses'],
    onChange: fn(),
    options,
    disabledHint: 'What is greyed out is not yours to give.',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it to select several of up to thirty options that people should see together.\n\n**Do** explain why an option is disabled.\n\n**Don’t** use it for a yes or no: use a Checkbox.',
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Holding(args: CheckboxGroupProps) {
  const [value, setValue] = useState(args.value);
  return <CheckboxGroup {...args} value={value} onChange={setValue} />;
}

export const Playground: Story = {};

/** Select all skips disabled options. */
export const SelectAll: Story = {
  parameters: { pictures: false },
  render: (args) => <Holding {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select all: Content' }));
    await expect(canvas.getByRole('group', { name: 'Content (3 of 4)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Edit a course' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all: Content' }));
    await expect(canvas.getByRole('group', { name: 'Content (0 of 4)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add a course' }));
    await expect(canvas.getByRole('checkbox', { name: 'Add a course' })).toBeChecked();
  },
};
