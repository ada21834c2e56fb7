import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Bell } from './Bell.tsx';

const meta = {
  title: 'Components/Shell/Bell',
  component: Bell,
  args: { unread: 3, open: false, onPress: fn() },
  parameters: {
    pictures: false,
    docs: {
      description: {
        component:
          'Use it at the end of a TopBar, to open a NotificationPanel.\n\n**Do** pass null until the count is known: the bell reserves its space.\n\n**Don’t** use it for anything but notifications.',
      },
    },
  },
} satisfies Meta<typeof Bell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  args: { unread: null },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(''),
};
export const None: Story = { args: { unread: 0 } };
export const One: Story = {
  args: { unread: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '1 unread notification' })).toBeVisible(),
};
export const TwoDigits: Story = { args: { unread: 12 } };

/** Above 99 the count is shown as "99+", on one line. */
export const Many: Story = {
  args: { unread: 1001 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '99+ unread notifications' });
    const count = canvas.getByText('99+');
    // One line of text, and no wider than the gap to the next button.
    await expect(count.getBoundingClientRect().height).toBeLessThan(24);
    await expect(count.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().right + 8);
  },
};

/** One more notification is announced. */
export const OneMore: Story = {
  args: { isMore: true },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('3 unread notifications'),
};

export const Open: Story = {
  args: { open: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { expanded: true })).toBeVisible(),
};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
