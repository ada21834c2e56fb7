import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { expect, fn, within } from 'storybook/test';
import { CheckMatrix, type CheckMatrixProps, type MatrixGroup } from './CheckMatrix.tsx';

const BelowBar = styled.div`
  padding-top: var(--bar);
`;

const option = (value: string, label: string, disabled = false) => ({ value, label, note: value, disabled });

const content: MatrixGroup = {
  id: 'content',
  label: 'Content',
  values: ['courses', 'course', 'newCourse', 'editCourse', 'course_create', 'lesson', 'newLesson', 'editLesson'],
  rows: [
    {
      id: 'courses',
      label: 'Courses',
      options: {
        list: option('courses', 'List of courses'),
        open: option('course', 'Details of a course'),
        add: option('newCourse', 'Add a course'),
        edit: option('editCourse', 'Edit a course', true),
        act: option('course_create', 'Create courses'),
      },
    },
    {
      id: 'lessons',
      label: 'Lessons',
      options: {
        open: option('lesson', 'Details of a lesson'),
        add: option('newLesson', 'Add a lesson'),
        edit: option('editLesson', 'Edit a lesson'),
      },
    },
  ],
};
const reports: MatrixGroup = {
  id: 'reports',
  label: 'Reports',
  values: ['paymentReport', 'infoLogsReport'],
  rows: [
    { id: 'payments', label: 'Payment report', options: { open: option('paymentReport', 'Payment report') } },
    { id: 'logs', label: 'Info logs', options: { open: option('infoLogsReport', 'Info logs') } },
  ],
};

function Holding(args: CheckMatrixProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: readonly string[]) => {
    setValue(next);
    args.onChange?.(next);
  };
  return <CheckMatrix {...args} value={value} onChange={args.onChange && change} />;
}

const meta = {
  title: 'Components/Forms/CheckMatrix',
  component: CheckMatrix,
  render: (args) => <Holding {...args} />,
  // The heads stick below the top bar, so it needs its space.
  decorators: [(Story) => <BelowBar>{Story()}</BelowBar>],
  args: {
    name: 'flags',
    label: 'Flags',
    rowLabel: 'Pages of',
    columns: [
      { id: 'list', label: 'List' },
      { id: 'open', label: 'Open' },
      { id: 'add', label: 'Add' },
      { id: 'edit', label: 'Edit' },
      { id: 'act', label: 'Actions', isWorded: true },
    ],
    groups: [content, reports],
    value: ['courses', 'course', 'lesson', 'infoLogsReport'],
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Use it for many options that repeat for several subjects, such as the flags of an access level.',
          '**Do** give each option its words: screen readers and cards show them. **Don’t** use it for up to thirty options: use a CheckboxGroup.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CheckMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const { onChange: _editable, ...readOnly } = meta.args;

export const Playground: Story = {};

/** Without a change handler it only displays which options are held. */
export const ReadOnly: Story = { render: () => <CheckMatrix {...readOnly} /> };

/** In a narrow column, each row is a card with its options in words. */
export const Cards: Story = { globals: { viewport: { value: 'phone' } } };

/** One press selects what can be selected in a group, and the next clears it. */
export const OneGroup: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole('rowgroup', { name: 'Content' }));
    await userEvent.click(group.getByRole('button', { name: 'Select all: Content' }));
    await expect(group.getByText('7 of 8')).toBeVisible();
    await expect(group.getByRole('checkbox', { name: 'Edit a course' })).not.toBeChecked();
    await userEvent.click(group.getByRole('button', { name: 'Clear all: Content' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['infoLogsReport']);
    await userEvent.click(group.getByRole('checkbox', { name: 'Add a lesson' }));
    await expect(group.getByText('1 of 8')).toBeVisible();
  },
  tags: ['!autodocs'],
};
