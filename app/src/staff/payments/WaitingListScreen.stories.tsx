import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin } from '../../testing/storyUsers.ts';
import { waitingPerson } from '../shared/orders/ordersFixtures.ts';

const listed = (people: readonly object[]) => ({
  viewer: { funnels: connection([{ databaseId: 12, name: 'Studio Year' }]), waitingList: connection(people) },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Waiting list',
  ...aboutScreen({
    shows: 'People who wait for a funnel that is closed.',
    audience: 'Staff who decide when to open it again.',
    check: 'People with an account are linked, the others are not.',
  }),
  args: {
    path: '/payment?tab=waiting-list',
    user: admin,
    data: () =>
      listed([
        waitingPerson(1, 'Dennis'),
        waitingPerson(2, 'Nenita', { user: { databaseId: 61 }, consent: false }),
        waitingPerson(3, 'Rowena', { createdAt: '2025-11-02T03:00:00Z' }),
      ]),
  },
};
export default meta;

/** The people who wait for closed funnels. Those with an account are linked. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 3');
    await expect(canvas.getByRole('link', { name: 'Nenita' })).toHaveAttribute('href', '/community/members/61');
    await expect(canvas.getByRole('link', { name: 'dennis@example.com' })).toHaveAttribute('href', 'mailto:dennis@example.com');
  },
};

export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('People appear here once they join the waiting list of a funnel.')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { path: '/payment?tab=waiting-list&funnel=12', data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments 0');
    await expect(canvas.getByText('No results for these filters.')).toBeVisible();
  },
};
