import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, coach, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { failedMail, sentMail, waitingMail } from './logsFixtures.ts';

const all = [waitingMail, failedMail, sentMail];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/Mail',
  ...aboutScreen({
    shows: 'Messages that Atlas sent or tries to send.',
    audience: 'Staff who answer “I did not get the email”.',
    check: 'Waiting, sent and failed differ, and a failed one can be sent again with its reason in view.',
  }),
  args: { path: '/info-logs-report', user: admin, data: () => ({ viewer: { outbox: connection(all) } }), onMutation: fn() },
};
export default meta;

/** Messages, newest first; each subject opens its message. This tab is the default. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 3');
    const tabs = within(canvas.getByRole('navigation', { name: 'Info logs' }));
    await expect(tabs.getAllByRole('link').map((tab: HTMLElement) => tab.textContent)).toEqual([
      'Mail',
      'Jobs',
      'Bulk changes',
      'Browser errors',
      'Bug reports',
      'Sign-ins',
      'Audit',
      'Privacy',
    ]);
    await expect(tabs.getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
    const link = canvas.getByRole('link', { name: 'Your code to set a new password' });
    await expect(link).toHaveAttribute('href', '/info-logs-report?tab=mail&id=103');
    await expect(canvas.getAllByRole('cell', { name: '11/12/2025, 9:00 AM' })).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { outbox: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Emails appear here once they are queued.')).toBeVisible();
  },
};

/** Filters from the address narrow the list. A chip removes its filter. */
export const Narrowed: Story = {
  args: { path: '/info-logs-report?tab=mail&state=failed&from=2025-11-01&recipient=juan%40example.com' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Info logs 3');
    const chips = within(canvas.getByRole('group', { name: 'Filters' }));
    await expect(chips.getByText('State: Failed')).toBeVisible();
    await expect(chips.getByText('From 11/01/2025')).toBeVisible();
    await userEvent.click(chips.getByRole('button', { name: /To juan@example.com/ }));
    await waitFor(() => expect(chips.queryByText('To juan@example.com')).toBeNull());
  },
};

const opened = { path: '/info-logs-report?tab=mail&id=103' };

/**
 * A failed message, opened by its address, is sent again. It waits for delivery, and a toast
 * confirms it.
 */
export const SentAgain: Story = {
  args: {
    ...opened,
    data: () => {
      const waits = { ...failedMail, state: 'WAITING', attempts: 0, problem: null, notBefore: '2025-11-12T02:00:00Z' };
      return {
        viewer: {
          outbox: afterMutation('sendMailAgain', connection(all), connection([waitingMail, waits, sentMail])),
          outboxMessage: afterMutation('sendMailAgain', failedMail, waits),
        },
        sendMailAgain: waits,
      };
    },
  },
  play: async ({ userEvent, args }) => {
    const details = within(await screen.findByRole('dialog', { name: 'Your code to set a new password' }, { timeout: 10_000 }));
    await expect(details.getByText('The mailbox is full (552).')).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Send again' }));
    await expect(await screen.findByText('The email to juan@example.com is sent again.')).toBeVisible();
    await expect(args.onMutation).toHaveBeenCalledWith('sendMailAgain', { input: { databaseId: 103 } });
    await waitFor(() => expect(details.queryByRole('button', { name: 'Send again' })).toBeNull());
    await expect(details.getByText('Next try')).toBeVisible();
  },
};

/** Another user sent it first. The server's message shows the reason. */
export const SendAgainRefused: Story = {
  args: {
    ...opened,
    data: () => ({
      viewer: { outbox: connection(all), outboxMessage: failedMail },
      sendMailAgain: new RequestError('This email is still waiting to be sent.', 'CONFLICT'),
    }),
  },
  play: async ({ userEvent }) => {
    const details = within(await screen.findByRole('dialog', { name: 'Your code to set a new password' }, { timeout: 10_000 }));
    await userEvent.click(details.getByRole('button', { name: 'Send again' }));
    await expect(await screen.findByText('This email is still waiting to be sent.')).toBeVisible();
  },
};

/** Users with read-only access cannot send messages again. */
export const ReadOnly: Story = {
  args: {
    ...opened,
    user: { ...tribeTeam, functionAccess: {} },
    data: () => ({ viewer: { outbox: connection(all), outboxMessage: failedMail } }),
  },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: 'Your code to set a new password' }, { timeout: 10_000 }));
    await expect(details.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

/** A message that no longer exists. Closing the drawer returns to the list. */
export const Gone: Story = {
  args: { path: '/info-logs-report?tab=mail&state=failed&id=9' },
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Not in this log' }, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectPage(canvas, 'Info logs 3');
    const link = canvas.getByRole('link', { name: 'Your code to set a new password' });
    await expect(link).toHaveAttribute('href', '/info-logs-report?tab=mail&state=failed&id=103');
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
