import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ownUser } from './profileFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/BasicInfo',
  ...aboutScreen({
    shows: 'The personal details of a member, as stored, with a link to edit them.',
    audience: 'The member alone.',
    check: 'Missing details read as missing, not as an empty line.',
  }),
  args: { path: '/profile?tab=basic_info', user: member, data: () => ({ viewer: { user: ownUser() } }) },
};
export default meta;

/** A complete profile, with the link to edit it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('Dasmariñas, Cavite, Philippines')).toBeVisible();
    await expect(canvas.getByText('Monday, 03/21/1994')).toBeVisible();
    await expect(canvas.getByText('/profile/maricel-dela-cruz')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit details' })).toHaveAttribute('href', '/profile/edit');
  },
};

/** A profile right after sign-up, with hardly any details. */
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
          batch: null,
          userProfile: { firstName: 'Maricel', middleName: null, lastName: '', suffix: null, sex: null, birthdate: null },
        }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByText('Nothing yet. A sentence or two helps others get to know you.')).toBeVisible();
    await expect(canvas.getAllByText('Not given').length).toBeGreaterThan(5);
  },
};
