import { expect, fn, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { monthly, settingsOnly, weekly } from './termsFixtures.ts';

const TITLE = 'New Payment Term';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payment terms/New',
  ...aboutScreen({
    shows: 'Creates a payment term, empty or as a copy.',
    audience: 'Staff who sell.',
    check: 'One payment and instalments share a form without showing fields that do not apply.',
  }),
  args: { path: '/payment-terms/new', user: admin, onMutation: sent, data: () => ({ viewer: { paymentTerm: null } }) },
};
export default meta;

/** An empty form for one payment. Only the name is missing. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.queryByRole('spinbutton', { name: 'Number of payments' })).toBeNull();
    await expect(canvas.getByText('₱9,999.00 in total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create payment term' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
  },
};

/** Instalments, next to the schedule of a sample purchase. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '3 monthly payments');
    await userEvent.click(canvas.getByRole('radio', { name: 'Instalments' }));
    await expect(canvas.getAllByText('₱3,333.00')).toHaveLength(3);
  },
};

/** The schedule updates as the term is typed. The created term opens. */
export const Created: Story = {
  args: {
    data: () => ({
      viewer: { paymentTerm: afterMutation('createPaymentTerm', null, monthly()) },
      createPaymentTerm: monthly(),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '3 monthly payments');
    await userEvent.click(canvas.getByRole('radio', { name: 'Instalments' }));
    await expect(canvas.getAllByText('₱3,333.00')).toHaveLength(3);
    const surcharge = canvas.getByRole('textbox', { name: 'Surcharge' });
    await userEvent.clear(surcharge);
    await expect(canvas.getByText('The schedule appears here once the fields are filled in.')).toBeVisible();
    await userEvent.type(surcharge, '498');
    await expect(canvas.getAllByText('₱3,499.00')).toHaveLength(3);
    await expect(canvas.getByText('₱10,497.00 in total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create payment term' }));
    await expectPage(canvas, '3 monthly payments');
    await expect(sent.mock.calls).toMatchObject([
      [
        'createPaymentTerm',
        {
          input: {
            name: '3 monthly payments',
            kind: 'INSTALMENTS',
            count: 3,
            interval: 'MONTH',
            alignment: 'ENROLMENT_DAY',
            firstPayment: null,
            surcharge: 498,
          },
        },
      ],
    ]);
  },
};

/** A copy begins with the values of the original and a name to change. */
export const Duplicate: Story = {
  args: { path: '/payment-terms/new?copyOf=3', data: () => ({ viewer: { paymentTerm: weekly } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of 12 weekly payments');
    await expect(canvas.getByRole('spinbutton', { name: 'Number of payments' })).toHaveValue('12');
    await expect(canvas.getByRole('textbox', { name: /^First payment/ })).toHaveValue('1,500');
  },
};

/** The copied term no longer exists. */
export const OriginalNotFound: Story = {
  args: { path: '/payment-terms/new?copyOf=999' },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

/** A first payment above the sample price, and a number of payments that the form rejects. */
export const ScheduleProblem: Story = {
  args: { path: '/payment-terms/new?copyOf=3', data: () => ({ viewer: { paymentTerm: weekly } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const first = canvas.getByRole('textbox', { name: /^First payment/ });
    await userEvent.clear(first);
    await userEvent.type(first, '20000');
    await expect(await canvas.findByText('The first payment of ₱20,000.00 is more than the whole price of ₱11,199.00.')).toBeVisible();
    await userEvent.clear(first);
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    const surcharge = canvas.getByRole('textbox', { name: 'Surcharge' });
    await userEvent.clear(surcharge);
    await userEvent.type(surcharge, '0');
    // Enter in the sample does not save the form.
    await userEvent.type(price, '5{Enter}');
    await expect(await canvas.findByText('₱5.00 cannot be split into 12 payments.')).toBeVisible();
    const count = canvas.getByRole('spinbutton', { name: 'Number of payments' });
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Create payment term' }));
    await expect(await canvas.findByRole('link', { name: 'Number of payments is too low' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Another term has the name. The message is at the field, and what was typed stays. */
export const NameTaken: Story = {
  args: {
    data: () => ({
      viewer: { paymentTerm: null },
      createPaymentTerm: new RequestError('Check the form.', 'BAD_USER_INPUT', { name: 'Another payment term has this name.' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'One-time');
    await userEvent.click(canvas.getByRole('button', { name: 'Create payment term' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Another payment term has this name\./));
    await expect(name).toHaveValue('One-time');
  },
};

/** Staff with the settings, but without the flag to create terms. */
export const WithoutCreating: Story = {
  args: { user: settingsOnly },
  play: ({ canvas }) => expectForbidden(canvas, 'Admin'),
};
