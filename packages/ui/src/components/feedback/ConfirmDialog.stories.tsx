import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Unenroll Jomar Villanueva?',
    consequence: 'He loses 3 courses and 2 events. ₱6,998.00 is still owed and stays on his record. You can undo this for 24 hours.',
    confirmText: 'Unenroll',
    busyText: 'Unenrolling',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Use it before an action that cannot easily be undone.\n\n**Do** name the record in the question, the consequence below it, and the action on the button.\n\n**Don’t** ask where Undo is possible, or label buttons Yes, No or OK.',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(within(document.body).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
export const SheetOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Busy: Story = { args: { busy: true }, globals: { viewport: { value: 'phone' } } };
export const Failed: Story = {
  args: { error: 'Something went wrong, try again' },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
};
export const WithoutDanger: Story = {
  args: {
    tone: 'neutral',
    title: 'Approve ₱3,000.00?',
    consequence: 'This splits the entry: ₱3,000.00 paid, ₱499.00 due on the same date.',
    confirmText: 'Approve ₱3,000.00',
    busyText: 'Approving',
  },
  parameters: { pictures: false },
};
