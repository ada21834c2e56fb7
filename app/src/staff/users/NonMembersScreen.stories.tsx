import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { ScreenStory } from '../../testing/ScreenStory.tsx';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { nonMembers, peopleChoices } from './peopleFixtures.ts';

const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Staff/Users/Non-members',
  component: ScreenStory,
  args: { path: '/community/non-members', user: admin, data: () => ({ viewer: { peopleChoices, nonMembers: connection(nonMembers) } }) },
  parameters: screenParameters,
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;

/** Accounts without a membership so far. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Non-members 2');
    await expect(canvas.getByRole('link', { name: 'Non-members', current: 'page' })).toHaveAttribute('href', '/community/non-members');
    await expect(canvas.getByRole('cell', { name: 'Iloilo' })).toBeInTheDocument();
    await expect(document.title).toBe('Non-members | Atlas');
  },
};

/** Everybody is a member. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { peopleChoices, nonMembers: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Non-members 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};
