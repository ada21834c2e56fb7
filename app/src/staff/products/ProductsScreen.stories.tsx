import { expect, screen, within } from 'storybook/test';
import { chooseFromMenu, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, coach, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import {
  freelancing,
  type ProductFixture,
  ratesClinic,
  starter,
  transcription,
  weekendClinic,
  withoutCreating,
} from './productsFixtures.ts';

const listed = (products: readonly ProductFixture[]) => ({ viewer: { products: connection(products) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Products/List',
  ...aboutScreen({
    shows: 'All products with price, contents and funnels.',
    audience: 'Staff who sell.',
    check: 'A free product reads FREE. A product that is still sold leads to its funnels instead of archiving.',
  }),
  args: { path: '/products', user: admin, data: () => listed([starter, weekendClinic(), freelancing(), transcription]) },
};
export default meta;

/** The products, newest first. A free one reads FREE. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Products 4');
    await expect(canvas.getByRole('link', { name: 'Create a Product' })).toHaveAttribute('href', '/products/new');
    await expect(canvas.getByRole('link', { name: 'Weekend clinic' })).toHaveAttribute('href', '/products/2');
    await expect(canvas.getByText('FREE')).toBeVisible();
    await expect(canvas.getByText('₱9,999.00')).toBeVisible();
    await expect(canvas.getByText('3 courses, 2 events, 2 resources')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Funnels of Freelancing Course: 3' })).toHaveAttribute('href', '/funnels?product=1');
    await expect(canvas.getByRole('link', { name: 'Expired' })).toHaveAttribute('href', '/products?state=expired');
  },
};

/** No product exists yet. */
export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Products 0');
    await expect(canvas.getByText('No available product for the moment')).toBeVisible();
  },
};

/** A product that no funnel sells is archived after a confirmation. */
export const ArchivedFromList: Story = {
  args: {
    data: () => ({
      viewer: { products: afterMutation('setProductArchived', connection([weekendClinic()]), connection([])) },
      setProductArchived: weekendClinic({ state: 'ARCHIVED', archivedAt: '2025-11-17T02:00:00Z' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Products 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Weekend clinic' }));
    await chooseFromMenu(userEvent, 'Archive');
    await userEvent.click(await screen.findByRole('button', { name: 'Archive product' }));
    await expectPage(canvas, 'Products 0');
    await expect(await screen.findByText('Weekend clinic is archived.')).toBeVisible();
  },
};

/** A product that funnels sell cannot be archived. The dialog leads to them instead of asking. */
export const StillSold: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Products 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Freelancing Course' }));
    await chooseFromMenu(userEvent, 'Archive');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText('Freelancing Course cannot be archived yet')).toBeVisible();
    await expect(dialog.getByText(/2 funnels still sell this product/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Renewal for members' })).toHaveAttribute('href', '/funnels/2');
    await expect(screen.queryByRole('button', { name: 'Archive product' })).toBeNull();
  },
};

/** A restored product disappears from the archived ones. */
export const Archived: Story = {
  args: {
    path: '/products?status=archived',
    data: () => ({
      viewer: { products: afterMutation('setProductArchived', connection([ratesClinic]), connection([])) },
      setProductArchived: { ...ratesClinic, state: 'ACTIVE', archivedAt: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Products 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Rates and Taxes Clinic' }));
    await chooseFromMenu(userEvent, 'Restore');
    await expectPage(canvas, 'Products 0');
    await expect(await screen.findByText('Rates and Taxes Clinic is back.')).toBeVisible();
  },
};

/** Staff without the flag to create products. */
export const WithoutCreating: Story = {
  args: { user: withoutCreating },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Products 4');
    await expect(canvas.queryByRole('link', { name: 'Create a Product' })).toBeNull();
  },
};

/** Staff who see products but do not edit them have no row actions. */
export const ReadOnly: Story = {
  args: { user: tribeTeam },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Products 4');
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
