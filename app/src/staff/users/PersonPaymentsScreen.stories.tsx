import { expect } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { kristine, newcomerPage, paymentsOfKristine } from './peopleFixtures.ts';

const showing = (person: object | null) => ({ viewer: { member: person } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonPayments',
  ...aboutScreen({
    shows: 'The orders, instalments, credit and documents of one person, to read.',
    audience: 'Staff who hold the flag for payment details.',
    check: 'What is overdue stands out, and decisions are one link away on the payment details.',
  }),
  args: { path: '/community/members/61?tab=payments', user: admin, data: () => showing({ ...kristine, ...paymentsOfKristine }) },
};
export default meta;

/** An invoice with a paid, an overdue and a later instalment, with credit, orders and documents. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    for (const text of ['paid', 'overdue', 'due in 25 days', '₱2,999.00 due', '₱250.50', 'Ordered twice'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Payment details' })).toHaveAttribute('href', '/student-payment-details/61');
    await expect(canvas.getByRole('link', { name: 'Open SA-000070' })).toHaveAttribute('href', '/student-payment-details/61?invoice=70');
    await expect(canvas.getByRole('link', { name: 'ATL-7K2M' })).toHaveAttribute('href', '/payment?tab=orders&orderId=31');
    await expect(canvas.getByRole('link', { name: 'PDF of PA-000042 (opens a new tab)' })).toHaveAttribute(
      'href',
      '/api/documents/802.pdf',
    );
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Kristine Joy Mercado'),
};

/** A schedule that asks for less than the invoice. */
export const Mismatch: Story = {
  args: {
    data: () =>
      showing({
        ...kristine,
        ...paymentsOfKristine,
        invoices: paymentsOfKristine.invoices.map((invoice) => ({ ...invoice, addsUp: false })),
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('The schedule does not add up to the invoice.')).toBeVisible();
  },
};

/** A person without money. */
export const Empty: Story = {
  args: {
    path: '/community/non-members/71?tab=payments',
    data: () => showing({ ...newcomerPage, invoices: [], money: { credit: 0, orders: [], documents: [] } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    for (const text of ['No invoices yet.', 'No orders yet.', 'No documents issued yet.'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** A coach has no such tab; its address is refused. */
export const Coach: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};

export const NotFound: Story = {
  args: { path: '/community/members/999?tab=payments', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };
