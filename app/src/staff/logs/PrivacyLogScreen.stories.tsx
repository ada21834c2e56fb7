import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const sent = fn();
const maricel = { id: 'user 7', databaseId: 7, name: 'Maricel Dela Cruz' };
const request = (databaseId: number, given: object) => ({
  id: `privacy ${databaseId}`,
  databaseId,
  user: maricel,
  kind: 'DELETION',
  state: 'REQUESTED',
  finalFrom: '2025-11-11T16:00:00Z',
  answerBy: '2025-12-04T16:00:00Z',
  createdAt: '2025-11-03T02:00:00Z',
  ...given,
});
const all = [
  request(1, {}),
  request(2, { user: { id: 'user 8', databaseId: 8, name: 'Jun Reyes' }, finalFrom: '2030-01-01T16:00:00Z' }),
  request(3, { kind: 'DOWNLOAD', state: 'DONE' }),
  request(4, { user: { id: 'user 9', databaseId: 9, name: 'Lorna Santos' }, answerBy: '2025-11-01T16:00:00Z' }),
];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/Privacy',
  ...aboutScreen({
    shows: 'Requests for copies of personal data and for the deletion of accounts, with their deadlines.',
    audience: 'Staff who edit people.',
    check: 'Only a request whose week to withdraw is over can be carried out, and the dialog names the person.',
  }),
  args: {
    path: '/info-logs-report?tab=privacy',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { privacyRequests: connection(all) } }),
  },
};
export default meta;

/** Requests that are due, overdue, can still be withdrawn, and closed. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 4');
    await expect(canvas.getByRole('cell', { name: 'Thursday, 12/04/2025' })).toBeVisible();
    await expect(canvas.getByText('Can be withdrawn until Tuesday, 01/01/2030')).toBeVisible();
    await expect(canvas.getByText('Overdue')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Copy of data' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { privacyRequests: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Requests about personal data appear here.')).toBeVisible();
  },
};

/** Deleting an account, after a confirmation. */
export const Deleting: Story = {
  args: {
    data: () => ({ viewer: { privacyRequests: connection(all.slice(0, 1)) }, decidePrivacyRequest: request(1, { state: 'DONE' }) }),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, 'Info logs 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the account of Maricel Dela Cruz?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([['decidePrivacyRequest', { databaseId: 1 }]]));
  },
};
