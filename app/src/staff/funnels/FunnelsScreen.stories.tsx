import { expect, fn, screen, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { chooseFromMenu, closeMenu, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, coach, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { course, courseFunnel } from '../shared/selling/sellingFixtures.ts';
import { closedTraining, nextBatch } from './funnelsFixtures.ts';

const sent = fn();
const products = connection([course(), course({ databaseId: 6, name: 'Studio Year' })]);

const meta: ScreenMeta = {
  title: 'Screens/Staff/Funnels/List',
  ...aboutScreen({
    shows: 'All funnels with their state, price and results.',
    audience: 'Staff who sell.',
    check: 'Open, scheduled, ended and closed differ, and closing asks first.',
  }),
  args: {
    path: '/funnels',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { products, funnels: connection([nextBatch, closedTraining, courseFunnel()]) } }),
  },
};
export default meta;

/** Funnels in several states, with their results. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Funnels 3');
    const [name, product] = canvas.getAllByRole('link', { name: /^Freelancing Course/ });
    await expect([name?.getAttribute('href'), product?.getAttribute('href')]).toEqual(['/funnels/12', '/products/5']);
    await expect(canvas.getByText('67%')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Create/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Freelancing Course' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('href', '/funnels/new/5?copyOf=12');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/funnels/12/edit');
    await closeMenu(userEvent);
  },
};

/** Closing asks first, then the state changes. */
export const Closed: Story = {
  args: {
    data: () => {
      const closed = courseFunnel({ state: 'CLOSED', closedAt: '2025-11-12T02:00:00Z', revision: 2 });
      return {
        viewer: { products, funnels: afterMutation('setFunnelClosed', connection([courseFunnel()]), connection([closed])) },
        setFunnelClosed: closed,
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Funnels 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Freelancing Course' }));
    await chooseFromMenu(userEvent, 'Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Close funnel' }));
    await expect(await screen.findByText('Freelancing Course is closed.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Closed')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith('setFunnelClosed', { databaseId: 12, closed: true });
  },
};

/** A funnel whose product is archived does not open again; the server explains why. */
export const NotReopened: Story = {
  args: {
    data: () => ({
      viewer: { products, funnels: connection([closedTraining]) },
      setFunnelClosed: new RequestError('This product is archived. Restore it first.', 'BAD_USER_INPUT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Funnels 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Starter Training' }));
    await chooseFromMenu(userEvent, 'Reopen');
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen funnel' }));
    await expect(await screen.findByText('This product is archived. Restore it first.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

/** No funnel exists yet. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { products, funnels: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Funnels 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** Staff who may only read copy the link. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Funnels 3');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Copy link' })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
