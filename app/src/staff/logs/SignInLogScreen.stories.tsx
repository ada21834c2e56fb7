import { expect, screen, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { requestId, signedIn, unknownAddress } from './logsFixtures.ts';

const all = [signedIn, unknownAddress];

const meta: ScreenMeta = {
  title: 'Screens/Staff/Logs/SignIns',
  ...aboutScreen({
    shows: 'Attempts to sign in or up, successful and failed.',
    audience: 'Staff who help people who cannot sign in.',
    check: 'The reason of a failure in plain words, without revealing more than staff may know.',
  }),
  args: { path: '/info-logs-report?tab=sign-ins', user: admin, data: () => ({ viewer: { signInLog: connection(all) } }) },
};
export default meta;

/** Sign-ins and failed attempts. Attempts with an unknown address show the address as typed. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 2');
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Maricel Dela Cruzmaricel.delacruz@example.com',
      'maricel@mail.example.comNo account',
    ]);
    await expect(canvas.getByRole('cell', { name: 'Unknown account' })).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: 'Chrome' })).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { signInLog: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Info logs 0');
    await expect(canvas.getByText('Sign-in and sign-up attempts appear here.')).toBeVisible();
  },
};

/** A failed attempt with the browser's user agent. */
export const Details: Story = {
  args: {
    path: '/info-logs-report?tab=sign-ins&result=failed&id=402',
    data: () => ({ viewer: { signInLog: connection([unknownAddress]), signIn: unknownAddress } }),
  },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: 'maricel@mail.example.com' }, { timeout: 10_000 }));
    await expect(details.getByText('No account has this address')).toBeVisible();
    await expect(details.getByText('203.0.113.66')).toBeVisible();
    await expect(details.getByRole('link', { name: 'Audit' })).toHaveAttribute('href', `/info-logs-report?tab=audit&q=${requestId}`);
  },
};
