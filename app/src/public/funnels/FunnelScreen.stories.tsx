import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Detail',
  ...screenStory,
  args: { path: '/freelancing-course', data: () => ({ publicFunnel: freelancingCourse() }) },
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
    await expect(canvas.getByText('Ask your coach to enroll you.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};

/** An offer with lifetime access. */
export const Lifetime: Story = {
  args: { data: () => ({ publicFunnel: freelancingCourse({ validityByDays: null }) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Lifetime Access')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/no-such-offer', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
