import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { connectionLost, expectPage, serverFailure } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { admin, member } from '../testing/storyUsers.ts';
import { bellOf, TOLD } from './bellFixtures.ts';

const ARRIVES = { timeout: 10_000 };

/** The panel behind the bell, which opens on any page. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Bell',
  component: ScreenStory,
  args: { path: '/no/such/page', user: member, data: () => ({ viewer: bellOf(TOLD) }), onMutation: fn() },
  parameters: { ...screenParameters },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;
type Canvas = ReturnType<typeof within>;

/** Opens the bell by keyboard; most other stories use the pointer. */
async function openBell(canvas: Canvas) {
  await expectPage(canvas, 'Page not found');
  const [bell] = canvas.getAllByRole('button', { name: /unread notification/ });
  bell?.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Notifications' }, ARRIVES));
}
const rows = (panel: Canvas) => panel.findAllByRole('listitem', undefined, ARRIVES);

export const Filled: Story = {
  play: async ({ canvas }) => {
    const panel = await openBell(canvas);
    const [newest, second, oldest] = await rows(panel);
    await expect(newest).toHaveTextContent(/^Unread: A new lesson.*8 minutes ago/);
    await expect(within(newest!).getByRole('link', { name: /A new lesson/ })).toHaveAttribute('href', '/courses/my-courses');
    await expect(within(second!).queryByRole('link')).toBeNull();
    await expect(oldest).not.toHaveTextContent('Unread');
    await expect(oldest).toHaveTextContent('5 days ago');
  },
};

export const FilledForStaff: Story = {
  args: { user: admin },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(await rows(await openBell(canvas))).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: bellOf([]) }) },
  play: async ({ canvas }) => {
    const panel = await openBell(canvas);
    await expect(await panel.findByText('Nothing new yet', undefined, ARRIVES)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

/** A notification marked as read. The change shows at once and is sent to the server. */
export const MarkedAsRead: Story = {
  args: { data: () => ({ viewer: bellOf(TOLD), setNotificationRead: { unreadNotifications: 1 } }) },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    const panel = await openBell(canvas);
    await rows(panel);
    await userEvent.click(panel.getByRole('button', { name: /^Mark as read: A new lesson/ }));
    await expect(await panel.findByRole('button', { name: /^Mark as unread: A new lesson/ })).toBeVisible();
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('setNotificationRead', { databaseId: 4, isRead: true }));
  },
};

export const AllMarkedAsRead: Story = {
  args: { data: () => ({ viewer: bellOf(TOLD), markAllNotificationsRead: { unreadNotifications: 0 } }) },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    const panel = await openBell(canvas);
    await rows(panel);
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(panel.queryByText('Unread:')).toBeNull());
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    // Later notifications stay unread: the user has not seen them.
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('markAllNotificationsRead', { until: TOLD[0]?.createdAt }));
  },
};

/** A change that the server rejects is undone, with an error message. */
export const NotTaken: Story = {
  args: { data: () => ({ viewer: bellOf(TOLD), setNotificationRead: connectionLost }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const panel = await openBell(canvas);
    await rows(panel);
    await userEvent.click(panel.getByRole('button', { name: /^Mark as read: A new lesson/ }));
    await expect(await screen.findByText(connectionLost.message, undefined, ARRIVES)).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Mark as read: A new lesson/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};

/** Pressing a notification opens its page and marks it as read. */
export const Opened: Story = {
  args: { data: () => ({ viewer: bellOf(TOLD), setNotificationRead: { unreadNotifications: 1 } }) },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    const panel = await openBell(canvas);
    await rows(panel);
    await userEvent.click(panel.getByRole('link', { name: /A new lesson/ }));
    await expectPage(canvas, 'My Courses');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('setNotificationRead', { databaseId: 4, isRead: true }));
  },
};

export const More: Story = {
  args: {
    data: () => ({
      viewer: {
        notifications: ({ after }: { after: string | null }) =>
          after === null
            ? bellOf(TOLD, { hasNextPage: true }).notifications
            : bellOf([{ ...TOLD[2], databaseId: 1, title: 'Welcome to Atlas', readAt: '2025-11-01T00:00:00.000Z' }]).notifications,
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const panel = await openBell(canvas);
    await rows(panel);
    await userEvent.click(panel.getByRole('button', { name: 'Show more' }));
    await expect(await panel.findByText('Welcome to Atlas', undefined, ARRIVES)).toBeVisible();
    await expect(panel.getAllByRole('listitem')).toHaveLength(4);
    await expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    data: () => ({ viewer: { notifications: serverFailure } }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const panel = await openBell(canvas);
    await expect(await panel.findByText('Your notifications could not be loaded', undefined, ARRIVES)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /unread notification/ })[0]).toHaveFocus());
  },
};
