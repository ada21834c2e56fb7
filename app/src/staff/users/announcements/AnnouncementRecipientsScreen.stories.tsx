import { expect } from 'storybook/test';
import { expectForbidden, expectPage } from '../../../testing/storyAssertions.ts';
import { connection } from '../../../testing/storyAnswers.ts';
import { admin, member } from '../../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../../testing/screenStory.ts';

const recipient = (databaseId: number, name: string, more: object) => ({
  databaseId,
  user: { databaseId: databaseId + 60, name },
  outcome: 'DELIVERED',
  isNotified: true,
  mail: 'SENT',
  reason: null,
  at: '2025-11-11T02:00:00Z',
  ...more,
});
const recipients = [
  recipient(1, 'Kristine Joy Mercado', {}),
  recipient(2, 'Arvin Salazar', { mail: 'LEFT_OUT', reason: 'Unsubscribed from announcements by email' }),
  recipient(3, 'Dodong Salcedo', { outcome: 'LEFT_OUT', isNotified: false, mail: null, reason: 'Archived' }),
];
const listed = (...of: object[]) => ({ viewer: { announcementRecipients: connection(of) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Announcements/Recipients',
  ...aboutScreen({
    shows: 'The recipients of one announcement, each with what became of it and why.',
    audience: 'Staff who wrote it, and those who see everyone.',
    check: 'Who did not get it, and the reason, are found by a filter and in the export.',
  }),
  args: { path: '/community/members?tab=recipients&announcement=11', user: admin, data: () => listed(...recipients) },
};
export default meta;

export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Recipients 3');
    await expect(canvas.getByRole('link', { name: 'Arvin Salazar' })).toHaveAttribute('href', '/community/members/62');
    await expect(canvas.getByRole('cell', { name: 'Unsubscribed from announcements by email' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Recipients 0');
    await expect(canvas.getByText('Recipients appear here once an announcement is being sent.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
