import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { extendedJob, rowOf, rowsOf } from '../../admin/bulk/bulkFixtures.ts';
import { emailChangeOfKristine, kristine, merged, newcomerPage, notesOfKristine, ramil } from './peopleFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const showing = (person: object | null) => ({ viewer: { member: person } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/Person',
  ...aboutScreen({
    shows: 'A person’s data, subscriptions and notes: the page that staff open most.',
    audience: 'Everyone on staff; coaches read only about their own people.',
    check: 'Header, contacts and state at a glance. An archived or merged person cannot be mistaken for an active one.',
  }),
  args: { path: '/community/members/61', user: admin, onMutation: sent, data: () => showing(kristine) },
};
export default meta;

/** A person's data, subscriptions and notes. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('link', { name: '+639171234567' })).toHaveAttribute('href', 'tel:+639171234567');
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvas.getByText('05/02/1996')).toBeVisible();
    await expect(canvas.getByText('4. Find your first client')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Renewal.*Active/ })).toBeVisible();
    await expect(canvas.getByText('Asked for a call about her second client. Call her after 6 PM.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/community/members/61/edit');
    const tabs = within(canvas.getByRole('navigation', { name: 'Kristine Joy Mercado' }));
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Subscriptions',
      'Payments',
      'Journey',
      'Groups',
      'Activity',
      'Notes',
      'Access',
    ]);
    await expect(tabs.getByRole('link', { name: 'Access' })).toHaveAttribute('href', '/community/members/61?tab=access');
    await expect(canvas.getByRole('link', { name: 'Why can’t they open this?' })).toHaveAttribute(
      'href',
      '/community/members/61?tab=access',
    );
  },
};

/** A person who has just signed up, without further data. */
export const Empty: Story = {
  args: { path: '/community/non-members/71', data: () => showing(newcomerPage) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
    await expect(canvas.getByText('No subscriptions yet.')).toBeVisible();
    await expect(canvas.getByText('No notes yet.')).toBeVisible();
  },
};

/** A person archived by staff can be restored. */
export const Archived: Story = {
  args: {
    path: '/community/archivedUsers/81',
    data: () => ({
      viewer: { member: afterMutation('setUserArchived', ramil, { ...ramil, archivedAt: null, archivedReason: null }) },
      setUserArchived: { ...ramil, archivedAt: null, archivedReason: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Ramil Santos');
    await expect(canvas.getByText('Archived on 11/03/2025. Ramil Santos cannot log in.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
  },
};

/** A merged account cannot be restored here. Staff must undo the merge instead. */
export const Merged: Story = {
  args: { path: '/community/archivedUsers/82', data: () => showing(merged) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Grace Tolentino');
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};

/** Archiving requires a reason, and the server may reject it. */
export const ArchiveRefused: Story = {
  args: {
    data: () => ({
      ...showing(kristine),
      setUserArchived: new RequestError('You cannot archive someone whose access level allows more than yours.', 'FORBIDDEN'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Kristine Joy Mercado?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked to leave');
    await userEvent.click(dialog.getByRole('button', { name: 'Archive person' }));
    await expect(await dialog.findByText('You cannot archive someone whose access level allows more than yours.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('setUserArchived', { databaseId: 61, archived: true, reason: 'Asked to leave' });
  },
};

const extension = {
  ...extendedJob,
  total: 1,
  skipped: 0,
  skips: [],
  rows: rowsOf(
    [rowOf({ subjectType: 'user', subjectId: 61, name: kristine.name, was: '06/14/2026 (Renewal)', becomes: '06/21/2026 (Renewal)' })],
    1,
  ),
};

/** One subscription is extended after a preview. The result is one line, with Undo. */
export const Extended: Story = {
  args: {
    data: () => ({
      ...showing(kristine),
      previewBulkJob: extension,
      applyBulkJob: { ...extension, state: 'DONE', changed: 1, failed: 0, kept: 0, undone: 0, canUndo: true },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.queryByRole('button', { name: 'Extend Freelancing Course' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Extend Renewal' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Extend Renewal' });
    const input = within(await dialog());
    await expect(input.getByText('Expires 06/14/2026. You can review the change before anything is saved.')).toBeVisible();
    await userEvent.type(input.getByLabelText(/^Days/), '7');
    await userEvent.type(input.getByLabelText(/^Reason/), 'Was in hospital');
    await userEvent.click(input.getByRole('button', { name: 'Preview' }));
    const apply = await screen.findByRole('button', { name: 'Extend for 1 person' });
    const preview = within(await dialog());
    await expect(preview.getByRole('columnheader', { name: 'Expires now' })).toBeVisible();
    await expect(preview.getByText('06/21/2026 (Renewal)')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      'previewBulkJob',
      expect.objectContaining({
        input: expect.objectContaining({ reason: 'Was in hospital', subscriptionId: 2 }),
        selection: { list: 'members', search: '', ids: [61] },
      }),
    );
    await userEvent.click(apply);
    const notice = within(await canvas.findByRole('group', { name: 'Extend subscriptions' }));
    await expect(notice.getByText('1 person changed.')).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Sends the link to set a password. */
export const LinkSent: Story = {
  args: { data: () => ({ ...showing(kristine), sendUserCredential: true }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Send set-password link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send link' }));
    await expect(await screen.findByText('Email Sent!')).toBeVisible();
  },
};

/** A new address needs a reason. A taken one is rejected at the field. */
export const EmailTaken: Story = {
  args: {
    data: () => ({
      ...showing(kristine),
      changeUserEmail: new RequestError('This address already belongs to an account.', 'BAD_USER_INPUT', {
        email: 'This address already belongs to an account.',
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the email of Kristine Joy Mercado' }, ARRIVES));
    await userEvent.type(dialog.getByRole('textbox', { name: 'New email' }), 'arvin@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await expect(await dialog.findAllByText('Reason is required')).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost the mailbox');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await expect(await dialog.findAllByText('This address already belongs to an account.')).not.toHaveLength(0);
    await expect(sent).toHaveBeenLastCalledWith('changeUserEmail', {
      databaseId: 61,
      input: { email: 'arvin@example.com', reason: 'Lost the mailbox' },
    });
  },
};

/** A new address waits for its link. It can be sent again and withdrawn. */
export const EmailPending: Story = {
  args: {
    data: () => ({
      viewer: {
        member: afterMutation(
          'withdrawEmailChange',
          { ...kristine, account: { ...kristine.account, emailChange: emailChangeOfKristine } },
          kristine,
        ),
      },
      resendEmailChange: { ...kristine, account: { ...kristine.account, emailChange: emailChangeOfKristine } },
      withdrawEmailChange: kristine,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('New email kristine.new@example.com waits to be confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await screen.findByText('Link sent to kristine.new@example.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', undefined, ARRIVES)).getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByText('The change was withdrawn.')).toBeVisible();
    await expect(canvas.queryByText('New email kristine.new@example.com waits to be confirmed')).toBeNull();
  },
};

/** The pinned and the latest notes, with the way to all of them. */
export const ManyNotes: Story = {
  args: { data: () => showing({ ...kristine, account: { ...kristine.account, noteCount: 8 }, notes: notesOfKristine }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('Pinned')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 8 notes' })).toHaveAttribute('href', '/community/members/61?tab=notes');
  },
};

/** A coach can read about their own people but not change them. Subscriptions are not loaded. */
export const Coach: Story = {
  args: { user: coach },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.queryByRole('heading', { name: 'Subscriptions' })).toBeNull();
    for (const name of ['Subscriptions', 'Payments']) await expect(canvas.queryByRole('link', { name })).toBeNull();
    for (const name of ['Archive', 'Send set-password link', 'Change email'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/community/members/999', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
