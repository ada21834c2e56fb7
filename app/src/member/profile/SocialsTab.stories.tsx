import { expect, fn, screen } from 'storybook/test';
import { expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ownUser } from './profileFixtures.ts';

const sent = fn();
const withFacebook = ownUser({ facebookProfile: 'facebook.com/maricel.delacruz' });

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Socials',
  ...aboutScreen({
    shows: 'The links of a member to other sites; the Facebook reminder leads here.',
    audience: 'Members who complete their profile.',
    check: 'Saving in place: the field, its message and the saved link take the same space.',
  }),
  args: { path: '/profile?tab=socials', user: member, onMutation: sent, data: () => ({ viewer: { user: withFacebook } }) },
};
export default meta;

/** A profile with a Facebook link. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByLabelText('Facebook profile')).toHaveValue('facebook.com/maricel.delacruz');
    const link = canvas.getByRole('link', { name: 'Open my Facebook profile' });
    await expect(link).toHaveAttribute('href', 'https://www.facebook.com/maricel.delacruz');
  },
};

/** A profile without a link: the typed address is validated and saved in place. */
export const Empty: Story = {
  args: {
    data: () => ({
      viewer: { user: afterMutation('setFacebookProfile', ownUser(), withFacebook) },
      setFacebookProfile: withFacebook,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('No Facebook profile yet.')).toBeVisible();
    const field = canvas.getByLabelText('Facebook profile');
    await userEvent.type(field, 'maricel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Facebook profile' }));
    await expect(await canvas.findAllByText('Enter a valid fb profile (e.g., facebook.com/[username])')).not.toHaveLength(0);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'facebook.com/maricel.delacruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Facebook profile' }));
    await expect(await screen.findByText('Your Facebook profile is saved.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open my Facebook profile' })).toBeVisible();
  },
};

/** A failed save. The typed address stays. */
export const NotSaved: Story = {
  args: { data: () => ({ viewer: { user: ownUser() }, setFacebookProfile: serverFailure }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await userEvent.type(canvas.getByLabelText('Facebook profile'), 'fb.com/maricel.delacruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Facebook profile' }));
    await expect(await canvas.findByText('Something went wrong, try again')).toBeVisible();
    await expect(canvas.getByLabelText('Facebook profile')).toHaveValue('fb.com/maricel.delacruz');
  },
};
