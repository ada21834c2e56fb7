import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { enrolledOrder, order, ownerless, waitingPerson } from '../shared/orders/ordersFixtures.ts';
import { course, courseFunnel, earlyBird } from '../shared/selling/sellingFixtures.ts';
import { closedTraining, funnelDays } from './funnelsFixtures.ts';

const sent = fn();

const coupons = ({ filter }: { filter: { archived: boolean } }) =>
  connection(
    filter.archived
      ? [earlyBird({ databaseId: 32, code: 'LAUNCH', state: 'ARCHIVED', archivedAt: '2025-10-02T02:00:00Z' })]
      : [
          earlyBird(),
          earlyBird({ databaseId: 33, code: 'SALA-500', discountType: 'FIXED', discount: 500, appliesTo: 'EACH', limitOverall: null }),
        ],
  );
const funnel = (named: Record<string, unknown> = {}) => courseFunnel({ days: funnelDays, ...named });

const sold = {
  orders: connection([order(4), enrolledOrder, ownerless]),
  waitingList: connection([waitingPerson(1, 'Dennis'), waitingPerson(2, 'Nenita')]),
  order: null,
};
/** A funnel that has not sold yet. */
const unsold = { orders: connection([]), waitingList: connection([]), order: null };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Funnels/Detail',
  ...aboutScreen({
    shows: 'One funnel: its link and QR code, visits and sales, coupons, orders and waiting list.',
    audience: 'Staff who sell and watch results.',
    check: 'The link comes first, the chart reads without colour, and an order opens without leaving the page.',
  }),
  args: { path: '/funnels/12', user: admin, onMutation: sent, data: () => ({ viewer: { funnel: funnel(), coupons, ...sold } }) },
};
export default meta;

/** The link, the results with their table, the facts and the coupons. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('img', { name: 'QR code of Freelancing Course' })).toBeVisible();
    await expect(canvas.getByText('https://atlas.example/freelancing-course')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit funnel' })).toHaveAttribute('href', '/funnels/12/edit');
    await expect(canvas.getByRole('link', { name: /^EARLY-BIRD/ })).toHaveAttribute('href', '/funnels/12/coupons/31');
    await expect(canvas.getByText('Archived')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Visits on each of the last 90 days' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bea Lim' })).toHaveAttribute('href', '/funnels/12?orderId=4');
    await expect(canvas.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/payment?tab=orders&funnel=12');
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await expect(canvas.getByRole('img', { name: 'Orders on each of the last 90 days' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Visits' }));
  },
};

/** A new funnel without visits and coupons. */
export const Empty: Story = {
  args: {
    data: () => ({
      viewer: {
        funnel: funnel({ days: [], figures: { visits: 0, optIns: 0, orders: 0, paidOrders: 0 } }),
        coupons: connection([]),
        ...unsold,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('None in the last 90 days')).toBeVisible();
    await expect(canvas.getByText('No orders yet.')).toBeVisible();
    await expect(canvas.getByText('No one is on the waiting list.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a coupon' })).toHaveAttribute('href', '/funnels/12/coupons/new');
  },
};

/** An order of the funnel opens in a drawer. */
export const Order: Story = {
  parameters: { pictures: false },
  args: { path: '/funnels/12?orderId=5', data: () => ({ viewer: { funnel: funnel(), coupons, ...sold, order: enrolledOrder } }) },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Kristine Joy Mercado' }, { timeout: 10_000 }));
    await expect(drawer.getByText('ATL-3FPW9T')).toBeVisible();
  },
};

/** A closed funnel is opened again after a confirmation. */
export const Reopened: Story = {
  args: {
    path: '/funnels/14',
    data: () => {
      const open = { ...closedTraining, state: 'OPEN', closedAt: null, revision: 2 };
      return {
        viewer: { funnel: afterMutation('setFunnelClosed', closedTraining, open), coupons: connection([]), ...unsold },
        setFunnelClosed: open,
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Starter Training');
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen funnel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible());
    await expect(await screen.findByText('Starter Training is open again.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('setFunnelClosed', { databaseId: 14, closed: false });
  },
};

/** The product is archived, so the funnel does not sell. */
export const ProductArchived: Story = {
  args: {
    data: () => ({
      viewer: {
        funnel: funnel({ state: 'CLOSED', product: course({ archivedAt: '2025-11-01T02:00:00Z', state: 'ARCHIVED' }) }),
        coupons,
        ...sold,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('This product is archived. Restore it first.')).toBeVisible();
  },
};

/** Staff who may only read have the link and the results. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.queryByRole('link', { name: 'Edit funnel' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Create a coupon' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  args: { path: '/funnels/studio-year', data: () => ({ viewer: { funnel: null } }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
