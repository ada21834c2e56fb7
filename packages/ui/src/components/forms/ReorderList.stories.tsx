import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { Text } from '../../primitives/Text.tsx';
import { ActionMenu } from '../menus/ActionMenu.tsx';
import { ReorderList } from './ReorderList.tsx';
import type { ReorderItem } from './ReorderList.tsx';

interface Lesson extends ReorderItem {
  minutes: number;
}

const lessons: readonly Lesson[] = [
  { id: '1', label: 'Openings that get a reply', minutes: 12 },
  { id: '2', label: 'What your price says before you do', minutes: 18 },
  { id: '3', label: 'Contracts', minutes: 9 },
  { id: '4', label: 'Invoices and getting paid on time', minutes: 14 },
];

const meta = {
  title: 'Components/Forms/ReorderList',
  component: ReorderList<Lesson>,
  args: {
    label: 'Lessons of this unit',
    items: lessons,
    onReorder: fn(),
    children: ({ label, minutes }) => (
      <>
        <Text size={14} weight="label">
          {label}
        </Text>
        <Text size={14} tone="muted">
          {minutes}&nbsp;min
        </Text>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component: `Use it to edit an order, such as lessons of a unit or fields of a form. A row moves by its grip (finger, mouse, arrow keys) and by its buttons. Its new position is announced.

**Do** save the order immediately, or state that it is saved with the form.

**Don't** use it for sorting a list to find something: use a table's header.`,
      },
    },
  },
} satisfies Meta<typeof ReorderList<Lesson>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
/** Rows with a menu. On phones the buttons are below the content. */
export const WithActions: Story = {
  args: {
    actions: ({ label }) => (
      <ActionMenu
        label={`Actions for ${label}`}
        actions={[
          { label: 'Edit lesson', onSelect: fn() },
          { label: 'Move to 2. Prices', onSelect: fn() },
        ]}
      />
    ),
  },
};
export const Carried: Story = {
  play: async ({ canvasElement }) => {
    const grip = within(canvasElement).getByRole('button', { name: 'Move Contracts' });
    const { top } = grip.getBoundingClientRect();
    await fireEvent.pointerDown(grip, { button: 0, isPrimary: true, pointerId: 1, clientY: top });
    await fireEvent.pointerMove(grip, { pointerId: 1, clientY: top - 90 });
  },
};
export const MovedByButton: Story = {
  parameters: { pictures: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Move up Contracts' });
    button.focus();
    button.click();
    await expect(await canvas.findByText('Contracts moved to position 2 of 4')).toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};
