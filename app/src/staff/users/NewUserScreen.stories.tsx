import { ADDRESS_OF_ARCHIVED } from '@atlas/domain/users';
import { expect, fn, screen } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { levelsOfNewUsers, newcomerPage, peopleChoices } from './peopleFixtures.ts';

const TITLE = 'New User';
const sent = fn();
const viewer = { levelsToGive: levelsOfNewUsers, peopleChoices };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/New',
  ...aboutScreen({
    shows: 'Creates an account for a person who did not sign up.',
    audience: 'Staff who enroll people after a call.',
    check: 'An address with an account leads to that account instead of a dead end.',
  }),
  args: {
    path: '/community/non-members/new',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { ...viewer, member: newcomerPage }, createUser: newcomerPage }),
  },
};
export default meta;

/** The default access level is Non-member. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('combobox', { name: 'Access level' })).toHaveDisplayValue('Non-member');
    await expect(canvas.getByRole('checkbox', { name: 'Send a link to set the password' })).toBeChecked();
  },
};

/** The account is created, and the same request sends its link. */
export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Jomar');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'jomar@example.com');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Batch/ }), 'Batch 17');
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await expectPage(canvas, 'Jomar Villanueva');
    await expect(await screen.findByText('Email Sent!')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enroll' })).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([
      [
        'createUser',
        { input: { firstName: 'Jomar', lastName: '', email: 'jomar@example.com', batchId: 3, accessLevelId: 1, sendsLink: true } },
      ],
    ]);
  },
};

const taken = new RequestError(ADDRESS_OF_ARCHIVED, 'BAD_USER_INPUT', { email: ADDRESS_OF_ARCHIVED }, '/community/archivedUsers/7');

/** An address that has an account is rejected, with a link to that account. */
export const Refused: Story = {
  args: { data: () => ({ viewer, createUser: taken }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await expect(await canvas.findAllByText('First name is required')).not.toHaveLength(0);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Jomar');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'jomar@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await expect(await canvas.findAllByText(ADDRESS_OF_ARCHIVED)).not.toHaveLength(0);
    const link = await canvas.findByRole('link', { name: 'Open the account with this address' });
    await expect(link).toHaveAttribute('href', '/community/archivedUsers/7');
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
