import { expect, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import {
  contentsOnly,
  freelancing,
  product,
  type ProductFixture,
  ratesClinic,
  weekendClinic,
  withoutCreating,
} from './productsFixtures.ts';

const buyer = (databaseId: number, name: string, expiryText: string) => ({
  databaseId,
  expiryText,
  user: { databaseId, name },
  funnel: { databaseId: 1, name: 'Freelancing Course' },
});
const BUYERS = [
  buyer(41, 'Jomar Villanueva', '11/16/2026'),
  buyer(42, 'Maricel Dela Cruz', '08/30/2026'),
  buyer(43, 'Rowena Salazar', 'Lifetime Access'),
];

const showing = (shown: ProductFixture | null, buyers: readonly object[] = [], totalCount = buyers.length) => ({
  viewer: { product: shown, subscriptions: connection(buyers, { totalCount }) },
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Products/Detail',
  ...aboutScreen({
    shows: 'One product: its facts, its contents, the funnels that sell it, and the people who have it.',
    audience: 'Staff who sell and staff who make content.',
    check: 'Why a product cannot be archived, and what members see of it.',
  }),
  args: { path: '/products/1', user: admin, data: () => showing(freelancing(), BUYERS, 294) },
};
export default meta;

/** The product's facts, sales and contents, what members see of it, its funnels and its people. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('link', { name: 'Edit product' })).toHaveAttribute('href', '/products/1/edit');
    await expect(canvas.getByText('₱2,481,750.50')).toBeVisible();
    const seen = within(canvas.getByRole('list', { name: 'Contents that members see' })).getAllByRole('listitem');
    await expect(seen.map((item) => item.textContent)).toEqual([
      'Proposals that get answeredCourse',
      'Find a niche you can explainCourse',
      'Weekly proposal clinicEvent',
      'Rate calculatorResource',
    ]);
    await expect(canvas.getByText(/Bookkeeping for small shops, Tax season kick-off, Invoice template, 2023/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renewal for members' })).toHaveAttribute('href', '/funnels/2');
    await expect(canvas.getByRole('link', { name: 'Create a funnel' })).toHaveAttribute('href', '/funnels/new/1');
    await expect(canvas.getByText('294 current subscriptions. The newest 3 are below.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jomar Villanueva' })).toHaveAttribute('href', '/community/members/41');
  },
};

/** A new product has no contents, funnels and buyers. */
export const Empty: Story = {
  args: { path: '/products/6', data: () => showing(product({ databaseId: 6, name: 'Studio Year' })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Studio Year');
    await expect(canvas.getByRole('link', { name: 'Add contents' })).toHaveAttribute('href', '/products/6/edit');
    await expect(canvas.getByText('Members see no contents yet.')).toBeVisible();
    await expect(canvas.getByText('No funnel sells this product yet.')).toBeVisible();
    await expect(canvas.getByText('No one has it now.')).toBeVisible();
  },
};

/** Staff without payments and subscriptions see neither sales nor people. */
export const ContentsOnly: Story = {
  args: { user: contentsOnly },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.queryByText('Money received')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Who has it now' })).toBeNull();
  },
};

/** Staff who may not create funnels have no button for it. */
export const WithoutCreating: Story = {
  args: { user: withoutCreating },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.queryByRole('link', { name: 'Create a funnel' })).toBeNull();
  },
};

/** While a funnel sells the product, the page explains why it cannot be archived. */
export const StillSold: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Freelancing Course');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByText(/2 funnels still sell this product, “Freelancing Course” among them. Close them first./),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Freelancing Course' })).toHaveAttribute('href', '/funnels/1');
  },
};

/** A funnel opened after the page was loaded: the server refuses, and the dialog shows why. */
export const RefusedArchive: Story = {
  args: {
    path: '/products/2',
    data: () => ({
      ...showing(weekendClinic()),
      setProductArchived: new RequestError('The funnel “Clinic” still sells this product. Close it first.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Weekend clinic');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive product' }));
    await expect(await screen.findByText('The funnel “Clinic” still sells this product. Close it first.')).toBeVisible();
  },
};

/** An archived product is restored at once. */
export const Restored: Story = {
  args: {
    path: '/products/5',
    data: () => {
      const restored = { ...ratesClinic, state: 'ACTIVE', archivedAt: null };
      return {
        viewer: { product: afterMutation('setProductArchived', ratesClinic, restored), subscriptions: connection([]) },
        setProductArchived: restored,
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Rates and Taxes Clinic');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(await screen.findByText('Rates and Taxes Clinic is back.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/products/999', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
