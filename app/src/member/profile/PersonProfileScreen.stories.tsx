import { expect } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { firstClient, portfolio } from './profileFixtures.ts';

const profile = (given: object = {}) => ({
  about: 'Eleven years of client work, four of them as a coach. Ask me about proposals.',
  facebookProfile: 'facebook.com/liza.manalo',
  batchName: 'Batch 2',
  user: { databaseId: 21, name: 'Liza Montemayor', profileImage: null },
  wins: [firstClient, portfolio],
  ...given,
});

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Person',
  ...aboutScreen({
    shows: 'A profile as other members see it.',
    audience: 'Members who look up someone from their group.',
    check: 'Only public details appear, and a profile without any still looks intended.',
  }),
  args: { path: '/profile/liza-montemayor', user: member, data: () => ({ viewer: { profile: profile() } }) },
};
export default meta;

/** A profile as other members see it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Liza Montemayor');
    await expect(canvas.getByText(/^Eleven years of client work/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Facebook profile' })).toHaveAttribute('href', 'https://www.facebook.com/liza.manalo');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** A profile without any details. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { profile: profile({ about: null, facebookProfile: null, batchName: null, wins: [] }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Liza Montemayor');
    await expect(canvas.getByText('Wins that Liza Montemayor adds appear here.')).toBeVisible();
  },
};

/** The member's own profile, as others see it. */
export const Own: Story = {
  args: {
    path: '/profile/maricel-dela-cruz',
    data: () => ({ viewer: { profile: profile({ user: { databaseId: 4, name: 'Maricel Dela Cruz', profileImage: null } }) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Maricel Dela Cruz');
    await expect(canvas.getByRole('link', { name: 'Back to my profile' })).toHaveAttribute('href', '/profile');
  },
};

/** An access level that may not view other profiles. */
export const Refused: Story = {
  args: { network: { fails: new RequestError('Your access level does not include this.', 'FORBIDDEN') } },
  play: async ({ canvas }) => expectForbidden(canvas, 'Member'),
};
