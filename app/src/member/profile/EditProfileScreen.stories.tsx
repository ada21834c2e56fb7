import { expect, fn, screen } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ownUser } from './profileFixtures.ts';

const sent = fn();
const TITLE = 'Edit profile';
const TAKEN = 'This profile address is taken.';

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Edit',
  ...aboutScreen({
    shows: 'The form for a member’s own profile: name, address, contact and profile address.',
    audience: 'Members, often on a phone.',
    check:
      'Fields that depend on each other (province and city), messages at their fields, and values that another tab saved in the meantime.',
  }),
  args: { path: '/profile/edit', user: member, onMutation: sent, data: () => ({ viewer: { user: ownUser() } }) },
};
export default meta;

/** Choosing another province clears the city. The other fields are saved as they are. */
export const Filled: Story = {
  args: {
    data: () => {
      const saved = ownUser({ revision: 2, province: 'Cebu', city: 'Talisay' });
      return { viewer: { user: afterMutation('updateProfile', ownUser(), saved) }, updateProfile: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('combobox', { name: /^Province or state/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cebu' }));
    await expect(canvas.getByRole('combobox', { name: /^City or municipality/ })).toHaveValue('');
    await userEvent.click(canvas.getByRole('combobox', { name: /^City or municipality/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Talisay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(sent.mock.calls).toMatchObject([
      [
        'updateProfile',
        {
          revision: 1,
          input: { country: 'Philippines', province: 'Cebu', city: 'Talisay', mobileNumber: '+639175551007', slug: 'maricel-dela-cruz' },
        },
      ],
    ]);
    // In the picture too.
    await expect(await screen.findByText('Profile saved.')).toBeVisible();
  },
};

/** A form right after sign-up, with hardly any values. */
export const Empty: Story = {
  args: {
    data: () => ({
      viewer: {
        user: ownUser({
          about: null,
          mobileNumber: null,
          country: null,
          province: null,
          city: null,
          userProfile: { firstName: 'Maricel', middleName: null, lastName: '', suffix: null, sex: null, birthdate: null },
        }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Maricel');
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue('');
  },
};

/** Invalid fields show their errors, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByLabelText(/^Mobile number/));
    await userEvent.type(canvas.getByLabelText(/^Mobile number/), '12345');
    await userEvent.clear(canvas.getByLabelText('Profile address'));
    await userEvent.type(canvas.getByLabelText('Profile address'), 'edit');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findAllByText('Invalid mobile number!')).not.toHaveLength(0);
    await expect(canvas.getAllByText('This profile address is reserved. Choose another one.')).not.toHaveLength(0);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A profile address that another member already has. */
export const AddressTaken: Story = {
  args: { data: () => ({ viewer: { user: ownUser() }, updateProfile: new RequestError(TAKEN, 'BAD_USER_INPUT', { slug: TAKEN }) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findAllByText(TAKEN)).not.toHaveLength(0);
  },
};

/**
 * The profile was saved in another tab in the meantime: typed values stay, the other fields update.
 */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = ownUser({ revision: 2, about: 'Virtual assistant for two shops.' });
      return {
        viewer: { user: afterMutation('updateProfile', ownUser(), theirs, { ...theirs, revision: 3 }) },
        updateProfile: afterMutation('updateProfile', overtaken('user'), { ...theirs, revision: 3 }),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByLabelText(/^Suffix/), 'Jr.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^About you/ })).toHaveValue('Virtual assistant for two shops.');
    await expect(canvas.getByLabelText(/^Suffix/)).toHaveValue('Jr.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectPage(canvas, 'Maricel Dela Cruz');
  },
};
