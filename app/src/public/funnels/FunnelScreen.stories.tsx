import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse, pageOf } from '../../testing/funnels.ts';
import { COACH, expiredMember, sessionUserWith } from '../../overlays/overlaysFixtures.ts';
import { nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Detail',
  ...screenStory,
  args: { path: '/freelancing-course', data: () => pageOf() },
};
export default meta;

/** A visitor's view: the offer, its price, and the button to sign up. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('₱9,999.00')).toBeVisible();
    await expect(canvas.getByText('365 days of access')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  },
};

/** A user with an account is not invited to create another one. */
export const SignedIn: Story = {
  args: { user: nonMember },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('You cannot enroll online yet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};

/** A member whose membership has expired renews it. */
export const Renewing: Story = {
  args: {
    user: sessionUserWith(
      { ...expiredMember, contact: COACH },
      { expired: { id: 7, expiry: '2025-10-23T02:00:00.000Z' }, renewalLink: '/checkout/12' },
    ),
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Renew' })).toHaveAttribute('href', '/checkout/12');
  },
};

/** An offer with lifetime access. */
export const Lifetime: Story = {
  args: { data: () => pageOf(freelancingCourse({ validityByDays: null })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Lifetime Access')).toBeVisible();
  },
};

/** An affiliate's link shows the same offer, and keeps the code for the sign-up. */
export const AffiliateLink: Story = {
  args: { path: '/freelancing-course/kristine', data: () => pageOf(freelancingCourse(), 'kristine') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await waitFor(() => expect(localStorage.getItem('affiliate-code')).toBe('{"code":"kristine"}'));
  },
};

export const NotFound: Story = {
  args: { path: '/no-such-offer', data: () => ({ publicPage: null }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
