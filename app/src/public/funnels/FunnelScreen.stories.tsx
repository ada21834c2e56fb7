import { expect, waitFor } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { freelancingCourse, pageOf } from '../../testing/funnels.ts';
import { nonMember } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const meta: ScreenMeta = {
  title: 'Screens/Public/Funnels/Detail',
  ...aboutScreen({
    shows: 'The sales page of a funnel: the offer, its price and terms, and the way to the checkout.',
    audience: 'Visitors from an advertisement, a post or an affiliate.',
    check: 'Price and button are seen without scrolling on a phone, and what the price contains is easy to find.',
  }),
  args: { path: '/freelancing-course', data: () => pageOf() },
};
export default meta;

/** A visitor's view: the offer, its price, and the way to its checkout. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('₱9,999.00')).toBeVisible();
    await expect(canvas.getByText('365 days of access')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/checkout/freelancing-course');
  },
};

/** A user with an account renews, or buys another product, on the same page. */
export const SignedIn: Story = {
  args: { user: nonMember },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('link', { name: 'Enroll' })).toHaveAttribute('href', '/checkout/freelancing-course');
  },
};

/** A free offer asks for no payment. */
export const Free: Story = {
  args: { data: () => pageOf(freelancingCourse({ price: 0 })) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByRole('link', { name: 'Get access' })).toBeVisible();
  },
};

/** An offer with lifetime access. */
export const Lifetime: Story = {
  args: { data: () => pageOf(freelancingCourse({ validityByDays: null })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await expect(canvas.getByText('Lifetime Access')).toBeVisible();
  },
};

/** An affiliate's link shows the same offer, and keeps the code for the sign-up. */
export const AffiliateLink: Story = {
  args: { path: '/freelancing-course/kristine', data: () => pageOf(freelancingCourse(), 'kristine') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Freelancing Course');
    await waitFor(() => expect(localStorage.getItem('affiliate-code')).toBe('{"code":"kristine"}'));
  },
};

export const NotFound: Story = {
  args: { path: '/no-such-offer', data: () => ({ publicPage: null }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
