import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse } from '../../testing/funnels.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { nonMember } from '../../testing/storyUsers.ts';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Public/Funnels/Detail',
  component: ScreenStory,
  args: { path: '/freelancing-course', data: () => ({ publicFunnel: freelancingCourse() }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

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
