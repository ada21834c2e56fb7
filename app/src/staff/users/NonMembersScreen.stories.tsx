import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { nonMembers, peopleChoices } from './peopleFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/Non-members',
  ...aboutScreen({
    shows: 'Accounts without a membership so far.',
    audience: 'Staff who turn interest into memberships.',
    check: 'The row leads to enrolling, and contacts are one tap away.',
  }),
  args: { path: '/community/non-members', user: admin, data: () => ({ viewer: { peopleChoices, nonMembers: connection(nonMembers) } }) },
};
export default meta;

/** Accounts without a membership so far. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Non-members 2');
    await expect(canvas.getByRole('link', { name: 'Non-members', current: 'page' })).toHaveAttribute('href', '/community/non-members');
    await expect(canvas.getByRole('cell', { name: 'Iloilo' })).toBeInTheDocument();
    await expect(document.title).toBe('Non-members | Atlas');
  },
};

/** No non-members. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { peopleChoices, nonMembers: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Non-members 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};
