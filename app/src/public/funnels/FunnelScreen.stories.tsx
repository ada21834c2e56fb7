import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFailed, expectLoading, expectPage, serverFailure } from '../../stories/expectations.ts';
import { screenParameters } from '../../stories/screenParameters.ts';
import { ScreenStory } from '../../stories/ScreenStory.tsx';
import { freelancingCourse, storyData } from '../../stories/storyData.ts';
import { nonMember } from '../../stories/storyUsers.ts';

const meta = {
  title: 'Screens/Public/Funnel',
  component: ScreenStory,
  args: { path: '/freelancing-course', data: () => storyData({ funnelToJoin: freelancingCourse }) },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor sees: the offer, its price, and the way in. */
export const Filled: Story = {
  parameters: { pictures: 'screen' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('₱9,999.00')).toBeVisible();
    await expect(canvas.getByText('365 days of access')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  },
};

/** Somebody with an account is not asked to make another one. */
export const SignedIn: Story = {
  args: { user: nonMember },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Ask your coach to enroll you.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};

/** Access without an end. */
export const Lifetime: Story = {
  args: { data: () => storyData({ funnelToJoin: { ...freelancingCourse, validityByDays: null } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Lifetime Access')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/no-such-offer' },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Loading: Story = {
  args: { network: 'pending' },
  play: ({ canvas }) => expectLoading(canvas),
};

export const Failed: Story = {
  args: { network: { fails: serverFailure } },
  play: ({ canvas }) => expectFailed(canvas),
};
