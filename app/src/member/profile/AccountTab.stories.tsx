import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/RequestError.ts';
import { connectionLost, expectPage } from '../../testing/storyAssertions.ts';
import { STORY_PASSWORD } from '../../testing/storyClient.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { elsewhere, here, lookedAt, ownUser, preferences, security, staffView } from './profileFixtures.ts';

const sent = fn();
const own = (given: object = {}) => ({
  user: ownUser(),
  notificationPreferences: preferences('new-content'),
  security: security(given),
  whyNotDelete: null,
  myPrivacyRequests: [] as object[],
});
const older = (index: number) => ({ ...elsewhere, id: `session older ${index}`, lastSeenAt: `2025-11-0${8 - index}T12:30:00Z` });
const MOVE_UP = 'News about moving up a stage';

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Account',
  ...aboutScreen({
    shows: 'The account settings of a member: sign-in, two-step sign-in, browsers, emails and the theme.',
    audience: 'Members, and staff for their own account.',
    check: 'Each change is confirmed where it was made. Dialogs about passwords and codes fit on a small phone with its keyboard open.',
  }),
  args: { path: '/profile?tab=account', user: member, onMutation: sent, data: () => ({ viewer: own() }) },
};
export default meta;

/** The sign-in settings, the sessions, the emails sent at once or daily, and the theme. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByRole('switch', { name: 'A payment is due soon' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'New courses, lessons and resources' })).not.toBeChecked();
    await expect(canvas.getAllByRole('switch')).toHaveLength(13);
    await expect(canvas.getByText('Everything else arrives in one email at 5 PM.')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByText('This browser')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out of Chrome on Windows' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Staff views' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
  },
};

/** Signed in on many browsers: five show, and one button shows the others. */
export const ManyBrowsers: Story = {
  args: { data: () => ({ viewer: own({ sessions: [here, ...Array.from({ length: 7 }, (_, index) => older(index))] }) }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8' }));
    await expect(canvas.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('button', { name: /^Sign out of/ })).toHaveLength(4);
  },
};

/** A switch saves automatically and shows its change at once. */
export const SwitchedOff: Story = {
  args: {
    data: () => ({
      viewer: own(),
      setNotificationPreference: ({ email }: { email: boolean }) => ({ ...preferences()[5], email }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('switch', { name: MOVE_UP }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: MOVE_UP })).not.toBeChecked());
    await waitFor(() => expect(sent.mock.calls).toEqual([['setNotificationPreference', { kind: 'MOVE_UP', email: false }]]));
  },
};

/** A failed save: the switch goes back, and a toast gives the reason. */
export const NotSaved: Story = {
  args: { data: () => ({ viewer: own(), setNotificationPreference: connectionLost }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('switch', { name: MOVE_UP }));
    await expect(await screen.findByText('The connection was lost. Check your signal, then try again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('switch', { name: MOVE_UP })).toBeChecked());
  },
};

/** An unconfirmed address: another link can be sent. */
export const Unconfirmed: Story = {
  args: { data: () => ({ viewer: own({ isEmailConfirmed: false }), resendConfirmation: true }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await screen.findByText('We sent a link to maricel@example.com.')).toBeVisible();
  },
};

/**
 * Changing the address: the dialog shows errors, then the page names the link to open, and the
 * change can be cancelled.
 */
export const AnotherEmail: Story = {
  args: {
    data: () => ({
      viewer: own(),
      changeEmail: security({ pendingEmail: 'new@example.com' }),
      cancelEmailChange: security(),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await expect(await dialog.findByRole('link', { name: 'Enter your new email' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Enter your current password' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('New email'), 'new@example.com');
    await userEvent.type(dialog.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Waiting for new@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my current email' }));
    await waitFor(() => expect(canvas.queryByText('Waiting for new@example.com')).toBeNull());
  },
};

/** Changing the password in its dialog. The list of requirements shows what is missing. */
export const AnotherPassword: Story = {
  args: { data: () => ({ viewer: own(), changePassword: security({ sessions: [here] }) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await userEvent.type(dialog.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.type(dialog.getByLabelText('New password'), 'bundok');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(await dialog.findByRole('link', { name: 'Password must meet all validation criteria.' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('New password'), '-Dagat-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(await screen.findByText('Password changed!')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Chrome on Windows')).toBeNull());
  },
};

/** Signing out everywhere else after typing the current password. */
export const SignedOutElsewhere: Story = {
  args: { data: () => ({ viewer: own(), endOtherSessions: security({ sessions: [here] }) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    await userEvent.type(dialog.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out elsewhere' }));
    await expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Chrome on Windows')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  },
};

/**
 * Two-step sign-in is on, and few recovery codes are left. Turning it off requires both steps.
 * Staff viewed the account once.
 */
export const TwoStep: Story = {
  args: {
    data: () => ({
      viewer: own({ secondFactorSince: '2025-10-01T02:00:00Z', recoveryCodesLeft: 2, impersonations: [lookedAt] }),
      turnOffSecondFactor: security({ impersonations: [lookedAt] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('2 recovery codes are left. Make new ones before you need them.')).toBeVisible();
    await expect(canvas.getByText('The second course did not open for her')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
    await userEvent.type(dialog.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.type(dialog.getByLabelText('Code'), '482 915');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Turn on' })).toBeVisible();
  },
};

/**
 * A staff member is viewing Atlas as this member: the list shows who and why, and the member can
 * end it.
 */
export const StaffViewUnderWay: Story = {
  args: {
    data: () => ({
      viewer: own({ sessions: [here, staffView], impersonations: [lookedAt] }),
      endSession: security({ sessions: [here], impersonations: [lookedAt] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('Staff view by Liza Santos')).toBeVisible();
    await expect(canvas.getByText(/The second course does not open for her/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the staff view by Liza Santos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End the staff view by Liza Santos?' }));
    await userEvent.type(dialog.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'End view' }));
    await expect(await screen.findByText('The staff view has ended.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Staff view by Liza Santos')).toBeNull());
  },
};

/** A staff member who is viewing Atlas as someone else in another browser sees that here. */
export const ViewsAsElsewhere: Story = {
  args: { data: () => ({ viewer: own({ sessions: [here, { ...elsewhere, viewsAs: 'Jun Reyes' }] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Viewing as Jun Reyes')).toBeVisible();
  },
};

/** New recovery codes, shown once. The member must save them to continue. */
export const NewRecoveryCodes: Story = {
  args: {
    data: () => ({
      viewer: {
        ...own(),
        security: afterMutation(
          'renewRecoveryCodes',
          security({ secondFactorSince: '2025-10-01T02:00:00Z', recoveryCodesLeft: 1, mustHaveSecondFactor: true }),
          security({ secondFactorSince: '2025-10-01T02:00:00Z', recoveryCodesLeft: 10, mustHaveSecondFactor: true }),
        ),
      },
      renewRecoveryCodes: ['ABCDE-23456', 'FGHJK-34567'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('Your access level needs it, so it stays on.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    const requested = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
    await userEvent.type(requested.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.type(requested.getByLabelText('Code'), '482915');
    await userEvent.click(requested.getByRole('button', { name: 'Make new codes' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Your new recovery codes' }));
    await expect(await shown.findByText('ABCDE-23456')).toBeVisible();
    await userEvent.click(shown.getByRole('checkbox'));
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('10 recovery codes are left for when you do not have your phone.')).toBeVisible();
  },
};

const deletionRequest = {
  id: 'privacy 1',
  databaseId: 1,
  kind: 'DELETION',
  state: 'REQUESTED',
  href: null,
  expiresAt: null,
  finalFrom: '2030-01-01T16:00:00Z',
  answerBy: '2030-01-24T16:00:00Z',
};

/** The dialog states what stays and why, and a refused request keeps the dialog and its reason. */
export const RequestingDeletion: Story = {
  args: {
    data: () => ({
      viewer: own(),
      requestDeletion: new RequestError('You have payments that are still open. Pay them first.', 'CONFLICT'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await expect(dialog.getByText('Tax law requires them for ten years. They belong to an account without a name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Request deletion' }));
    await expect(await dialog.findByRole('link', { name: 'Enter your current password' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Request deletion' }));
    await expect(await dialog.findByText('You have payments that are still open. Pay them first.')).toBeVisible();
  },
};

/** A requested deletion can be withdrawn for a week. */
export const DeletionRequested: Story = {
  args: { data: () => ({ viewer: { ...own(), myPrivacyRequests: [deletionRequest] }, withdrawPrivacyRequest: deletionRequest }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText(/You can withdraw your request until Tuesday, 01\/01\/2030/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([['withdrawPrivacyRequest', { databaseId: 1 }]]));
  },
};

/** An account with open payments cannot be deleted, and the data is ready to download. */
export const DataReady: Story = {
  args: {
    data: () => ({
      viewer: {
        ...own(),
        whyNotDelete: 'You have payments that are still open. Pay them or ask us to end your subscription first.',
        myPrivacyRequests: [
          { ...deletionRequest, kind: 'DOWNLOAD', state: 'DONE', href: '/api/data-downloads/1', expiresAt: '2030-01-01T02:00:00Z' },
        ],
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/data-downloads/1');
    await expect(canvas.getByText(/You have payments that are still open/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  },
};
