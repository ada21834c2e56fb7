import { expect, fn, waitFor } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseFunnel, earlyBird } from '../shared/selling/sellingFixtures.ts';

const TITLE = 'Edit coupon';
const sent = fn();

const ofDennis = (named: object = {}) => earlyBird({ affiliate: { databaseId: 17, name: 'Dennis Aquino' }, ...named });
const editing = (coupon: unknown) => ({ viewer: { coupon, funnel: courseFunnel(), couponUses: [] } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Coupons/Edit',
  ...aboutScreen({
    shows: 'The form for a coupon that exists. Orders that hold it keep their prices.',
    audience: 'Staff who run offers.',
    check: 'The payments with the coupon next to the fields follow what is typed.',
  }),
  args: { path: '/coupons/31/edit', user: admin, onMutation: sent, data: () => editing(ofDennis()) },
};
export default meta;

/** The coupon's values, next to the payments with it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('spinbutton', { name: 'Discount' })).toHaveValue('10');
    await expect(canvas.getByLabelText(/^Last day/)).toHaveValue('2025-11-30');
    await expect(canvas.getByRole('combobox', { name: /^Affiliate/ })).toHaveValue('Dennis Aquino');
    await expect(canvas.getByText('The buyer pays ₱9,497.00 instead of ₱10,497.00.')).toBeVisible();
  },
};

/** A coupon becomes a fixed amount. */
export const Saved: Story = {
  args: {
    data: () => {
      const saved = ofDennis({ revision: 2, discountType: 'FIXED', discount: 750 });
      return { ...editing(afterMutation('updateCoupon', ofDennis(), saved)), updateCoupon: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed Amount' }));
    const discount = canvas.getByRole('textbox', { name: 'Discount' });
    await userEvent.clear(discount);
    await userEvent.type(discount, '750');
    await userEvent.click(canvas.getByRole('button', { name: 'Save coupon' }));
    await expectPage(canvas, 'EARLY-BIRD');
    await expect(sent.mock.lastCall).toMatchObject([
      'updateCoupon',
      { databaseId: 31, revision: 1, input: { discountType: 'FIXED', discount: 750, affiliateId: 17, endsOn: '2025-11-30' } },
    ]);
  },
};

/** Another user saved the coupon. Typed values stay, the other fields update. */
export const Stale: Story = {
  args: {
    data: () => ({
      ...editing(afterMutation('updateCoupon', ofDennis(), ofDennis({ revision: 2, limitOverall: 50 }))),
      updateCoupon: overtaken('coupon'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save coupon' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(code).toHaveValue('EARLY-BIRD-2');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^Limit(?! per)/ })).toHaveValue('50'));
  },
};

export const NotFound: Story = {
  args: { path: '/coupons/999/edit', data: () => editing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
