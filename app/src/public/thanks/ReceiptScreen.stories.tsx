import { expect } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const CODE = 'A1B2-C3D4-E5F6-0718';
const meta: ScreenMeta = {
  title: 'Screens/Public/Receipt',
  ...aboutScreen({
    shows: 'Confirms whether a payment acknowledgement is real.',
    audience: 'Anyone who was shown one, for example an employer.',
    check: 'The name of the payer never appears, and an unknown code has the same look as a known one.',
  }),
  args: { path: `/thank-you?of=receipt&code=${CODE}`, data: () => ({ checkedReceipt: { code: CODE, amount: 3499, day: '2025-11-10' } }) },
};
export default meta;

/** A payment that we received, without the name of its payer. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Check a receipt');
    await expect(canvas.getByText('This receipt is real')).toBeVisible();
    await expect(canvas.getByText('₱3,499.00')).toBeVisible();
    await expect(canvas.getByText('Monday, 11/10/2025')).toBeVisible();
  },
};

/** The same answer for an unknown code and for a payment that was taken back. */
export const Unknown: Story = {
  args: { data: () => ({ checkedReceipt: null }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Check a receipt');
    await expect(canvas.getByText('We know no valid receipt with this code')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue(CODE);
  },
};

/** Without a code it asks for one. */
export const Empty: Story = {
  args: { path: '/thank-you?of=receipt', data: () => ({ checkedReceipt: null }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Check a receipt');
    await expect(canvas.queryByText('We know no valid receipt with this code')).toBeNull();
  },
};
