import { expect, fn, waitFor, within } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { clinic, freelancing, product, type ProductFixture, proposals, weekendClinic } from './productsFixtures.ts';

const TITLE = 'Edit product';
const sent = fn();

const editing = (edited: ProductFixture | null) => ({ viewer: { product: edited } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Products/Edit',
  ...aboutScreen({
    shows: 'The form for a product: price, contents in order, and cover.',
    audience: 'Staff who put together what is sold.',
    check: 'Contents are ordered by finger and keyboard. A change for people who have the product is announced.',
  }),
  args: { path: '/products/1/edit', user: admin, onMutation: sent, data: () => editing(freelancing()) },
};
export default meta;

/** The product's values, its contents in order, and its cover. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('9,999');
    await expect(canvas.getByText('A new price counts for later orders. What was sold keeps its price.')).toBeVisible();
    await expect(
      canvas.getByText('291 people have this product now. What you add or remove opens or closes for them as soon as you save.'),
    ).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Contents' })).getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('Archived')).toBeVisible();
  },
};

/** A product that no one has, without contents. */
export const Empty: Story = {
  args: { path: '/products/6/edit', data: () => editing(product({ databaseId: 6, name: 'Studio Year' })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No contents yet.')).toBeVisible();
    await expect(canvas.getByText('Members see them in this order. No one has this product now.')).toBeVisible();
  },
};

/** The order of the contents, the price and the last day change. */
export const Saved: Story = {
  args: {
    path: '/products/2/edit',
    data: () => {
      const saved = weekendClinic({ revision: 2, price: 999, expiresAt: null, contents: [clinic, proposals] });
      return {
        viewer: { product: afterMutation('updateProduct', weekendClinic(), saved), subscriptions: connection([]) },
        updateProduct: saved,
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByLabelText(/^Last day of the offer/)).toHaveValue('2025-12-31');
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '999');
    await userEvent.clear(canvas.getByLabelText(/^Last day of the offer/));
    canvas.getByRole('button', { name: 'Move Weekly proposal clinic' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await expectPage(canvas, 'Weekend clinic');
    await expect(canvas.getByText('₱999.00')).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([
      [
        'updateProduct',
        {
          databaseId: 2,
          revision: 1,
          input: {
            price: 999,
            expiresOn: null,
            contents: [
              { kind: 'EVENT', id: 1 },
              { kind: 'COURSE', id: 1 },
            ],
          },
        },
      ],
    ]);
  },
};

/** Another user saved the product. Typed values stay, the other fields update. */
export const Stale: Story = {
  args: {
    path: '/products/2/edit',
    data: () => {
      const theirs = weekendClinic({ revision: 2, price: 1999 });
      const saved = { ...theirs, revision: 3, name: 'Weeknight clinic' };
      return {
        viewer: { product: afterMutation('updateProduct', weekendClinic(), theirs, saved), subscriptions: connection([]) },
        updateProduct: afterMutation('updateProduct', overtaken('product'), saved),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Weeknight clinic');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(name).toHaveValue('Weeknight clinic');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('1,999'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await expectPage(canvas, 'Weeknight clinic');
    await expect(sent.mock.lastCall).toMatchObject(['updateProduct', { revision: 2, input: { name: 'Weeknight clinic', price: 1999 } }]);
  },
};

/** A blank name and a price with letters have their messages at their fields. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save product' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Price must be in whole pesos, such as 9,999.' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { path: '/products/999/edit', data: () => editing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
