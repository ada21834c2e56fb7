import { expect, fn, screen, waitFor } from 'storybook/test';
import { INVALID_PERCENTAGE } from '@atlas/domain/coupons';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseFunnel, earlyBird } from '../shared/selling/sellingFixtures.ts';

const TITLE = 'Create a coupon';
const sent = fn();

const affiliates = connection([{ databaseId: 3, code: 'DENNIS-7', user: { databaseId: 17, name: 'Dennis Aquino' } }]);
const forFunnel = (named: object = {}) => ({ viewer: { funnel: courseFunnel(), affiliates, ...named } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Coupons/New',
  ...aboutScreen({
    shows: 'Creates a coupon for a funnel.',
    audience: 'Staff who run offers and work with affiliates.',
    check: 'Percentage and amount are exclusive, and the preview names what the buyer pays.',
  }),
  args: { path: '/funnels/12/coupons/new', user: admin, onMutation: sent, data: () => forFunnel() },
};
export default meta;

/** The preview names what the buyer pays, by the preselected term of the funnel or another one. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('The schedule appears here once the fields are filled in.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'early-bird');
    const discount = canvas.getByRole('textbox', { name: 'Discount' });
    await userEvent.type(discount, '999');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('EARLY-BIRD');
    await expect(canvas.getByText('The buyer pays ₱9,498.00 instead of ₱10,497.00.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment term' }), 'One-time');
    await expect(canvas.getByText('The buyer pays ₱9,000.00 instead of ₱9,999.00.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment term' }), '3 monthly payments');
    await userEvent.click(canvas.getByRole('radio', { name: 'Each payment' }));
    await expect(canvas.getAllByText('₱2,500.00')).toHaveLength(3);
  },
};

/** A percentage coupon of an affiliate is created and opens. */
export const Created: Story = {
  args: { data: () => ({ ...forFunnel({ coupon: earlyBird(), couponUses: [] }), createCoupon: earlyBird() }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'early-bird');
    await userEvent.click(canvas.getByRole('radio', { name: 'Percentage' }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Discount' }), '12.5');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Limit(?! per)/ }), '20');
    await userEvent.type(canvas.getByRole('combobox', { name: /^Affiliate/ }), 'den');
    await userEvent.click(await screen.findByRole('option', { name: /Dennis Aquino/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create coupon' }));
    await expectPage(canvas, 'EARLY-BIRD');
    await expect(sent.mock.calls).toMatchObject([
      [
        'createCoupon',
        {
          funnelId: 12,
          input: {
            code: 'EARLY-BIRD',
            discountType: 'PERCENTAGE',
            discount: 12.5,
            appliesTo: 'TOTAL',
            limitOverall: 20,
            limitPerUser: null,
            paymentTermIds: [],
            affiliateId: 17,
          },
        },
      ],
    ]);
  },
};

/** Discounts that the form rejects, each with its message at the field. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'x!');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount' }), '10000');
    await userEvent.click(canvas.getByRole('button', { name: 'Create coupon' }));
    await expect(await canvas.findByRole('link', { name: 'A code has 3 to 30 letters, digits, - or _.' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'better');
    await waitFor(() =>
      // The sign of the peso follows.
      expect(canvas.getByRole('textbox', { name: 'Discount' })).toHaveAccessibleDescription(
        expect.stringContaining('The discount is more than the price of ₱9,999.00.'),
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Percentage' }));
    const percentage = canvas.getByRole('spinbutton', { name: 'Discount' });
    for (const wrong of ['0', '150']) {
      await userEvent.clear(percentage);
      await userEvent.type(percentage, wrong);
      await waitFor(() => expect(percentage).toHaveAccessibleDescription(expect.stringContaining(INVALID_PERCENTAGE)));
    }
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Another coupon of the funnel has the code. */
export const CodeTaken: Story = {
  args: {
    data: () => ({
      ...forFunnel(),
      createCoupon: new RequestError('Check the form.', 'BAD_USER_INPUT', { code: 'Another coupon of this funnel has this code.' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'EARLY-BIRD');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount' }), '500');
    await userEvent.click(canvas.getByRole('button', { name: 'Create coupon' }));
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveAccessibleDescription('Another coupon of this funnel has this code.'));
    await expect(code).toHaveValue('EARLY-BIRD');
  },
};

/** Staff who may only read. */
export const WithoutCreating: Story = {
  args: { user: tribeTeam },
  play: ({ canvas }) => expectForbidden(canvas, 'Tribe Team (Full Access)'),
};

export const NotFound: Story = {
  args: { data: () => forFunnel({ funnel: null }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
