import { OWN_MONEY } from '@atlas/domain/payments';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { dueEntry } from './queueFixtures.ts';
import { providerPayment } from '../shared/providers/providersFixtures.ts';
import { disputed, failedEvent, foreign, late, nothingWaits, payout, providersTab, twice } from './providersTabFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Providers',
  ...aboutScreen({
    shows: 'The payment providers: their status, money that waits for a decision, failed events and payouts.',
    audience: 'Staff who decide about money, and admins who set up providers.',
    check: 'Each reason to wait has its own words and its own action.',
  }),
  args: { path: '/payment?tab=providers', user: admin, onMutation: sent, data: () => ({ viewer: providersTab() }) },
};
export default meta;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const lastCall = () => sent.mock.lastCall;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
const table = (canvas: Canvas, name: string) => within(canvas.getByRole('table', { name }));
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }, ARRIVES));

/** The list before and after a decision, whose payload is given. */
const deciding = (mutation: string, before: object, payload: unknown) => ({
  data: () => ({
    viewer: providersTab({ keptPayments: afterMutation(mutation, [before, foreign], [foreign]) }),
    [mutation]: payload,
  }),
});

/** Money that waits for each reason, failed events, and payouts. One provider does not answer. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.getByRole('link', { name: 'Providers', current: 'page' })).toBeVisible();
    await expect(within(canvas.getByRole('article', { name: 'PayMongo' })).getByText('Ready')).toBeVisible();
    await expect(within(canvas.getByRole('article', { name: 'Xendit' })).getByText('Does not answer right now')).toBeVisible();
    const kept = table(canvas, 'Money to decide about');
    await expect(kept.getByRole('link', { name: 'Order ATL-7K2MXQ' })).toHaveAttribute('href', '/payment?tab=orders&orderId=10');
    await expect(kept.getByRole('link', { name: 'Payment 2 of 3' })).toHaveAttribute('href', '/student-payment-details/61?invoice=70');
    await expect(kept.getByText('Refused by the provider: The balance of the account is too low.')).toBeVisible();
    await expect(kept.getByText('The payer disputed it with their bank on 11/11/2025')).toBeVisible();
    const usd = within(kept.getByRole('row', { name: /USD 60.00/ }));
    await expect(usd.getByRole('button', { name: 'Note what became of it' })).toBeEnabled();
    await expect(usd.queryByRole('button', { name: /^Apply/ })).toBeNull();
    const payouts = table(canvas, 'Payouts');
    await expect(payouts.getByText('Returned')).toBeVisible();
    await expect(payouts.getByText('Ivy Rosales')).toBeVisible();
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: ({ canvas }) => expectPage(canvas, 'Payments'),
};

/** Nothing waits, and no provider has its keys. */
export const Empty: Story = {
  args: { data: () => ({ viewer: nothingWaits }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    for (const text of [
      'To use it, the operator sets PAYMONGO_SECRET_KEY and PAYMONGO_WEBHOOK_SECRET on the server.',
      'To use it, the operator sets XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN on the server.',
      'No money waits for a decision.',
      'Every event was processed.',
      'Payouts appear here once a provider sends money to the bank account.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Late money completes its order after a confirmation, and leaves the list. */
export const Applying: Story = {
  args: deciding('applyCollectedPayment', late, { ...late, resolution: 'Applied' }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply ₱3,499.00' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apply ₱3,499.00?' }, ARRIVES));
    const effect = 'This order expired. Order ATL-7K2MXQ is completed, and Bea Lim is enrolled. What does not fit becomes credit.';
    await expect(dialog.getByText(effect)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply money' }));
    await expect(await screen.findByText('₱3,499.00 applied.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject(['applyCollectedPayment', { databaseId: 401 }]);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Order ATL-7K2MXQ' })).toBeNull(), ARRIVES);
  },
};

/** The server refuses, and the confirmation shows why. */
export const ApplyRejected: Story = {
  args: deciding('applyCollectedPayment', late, () => {
    throw new RequestError('This order is paid and waits for its owner. Pay this money back, or wait.', 'CONFLICT');
  }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply ₱3,499.00' }));
    const dialog = within(await screen.findByRole('alertdialog', undefined, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply money' }));
    await expect(await dialog.findByText(/^This order is paid and waits for its owner/, undefined, ARRIVES)).toBeVisible();
  },
};

/** The provider pays money back. A reason is required. */
export const PayingBack: Story = {
  args: deciding('payCollectedPaymentBack', late, { ...late, resolution: 'Being paid back: Ordered twice' }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay back ₱3,499.00' }));
    const dialog = await dialogNamed('Pay ₱3,499.00 back?');
    await expect(dialog.getByText(/^PayMongo sends ₱3,499.00 to where it came from\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/^Reason is required/));
    await userEvent.type(reason, 'Ordered twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back' }));
    await expect(await screen.findByText('₱3,499.00 is on its way by PayMongo.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject(['payCollectedPaymentBack', { databaseId: 401, reason: 'Ordered twice', isByHand: false }]);
    await closed();
  },
};

/** Staff send the money themselves where the provider does not pay a method back. */
export const PayingBackByHand: Story = {
  args: deciding('payCollectedPaymentBack', twice, { ...twice, resolution: 'Paid back by hand: Paid twice' }),
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay back ₱3,499.00' }));
    const dialog = await dialogNamed('Pay ₱3,499.00 back?');
    const byHand = dialog.getByRole('checkbox', { name: 'I have sent it back myself' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back' }));
    await waitFor(() => expect(byHand).toHaveAccessibleDescription('Xendit does not pay Over the counter back. Pay it back by hand.'));
    await expect(byHand).toBeInvalid();
    await userEvent.click(byHand);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay back' }));
    await expect(await screen.findByText('₱3,499.00 noted as paid back.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject(['payCollectedPaymentBack', { databaseId: 402, isByHand: true }]);
    await closed();
  },
};

/** Money in another currency is decided at the provider, and noted here. */
export const Noting: Story = {
  args: {
    data: () => ({
      viewer: providersTab({ keptPayments: afterMutation('resolveCollectedPayment', [foreign], []) }),
      resolveCollectedPayment: { ...foreign, resolution: 'Refunded by Xendit' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Note what became of it' }));
    const dialog = await dialogNamed('What became of USD 60.00?');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Refunded by Xendit');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText('No money waits for a decision.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject(['resolveCollectedPayment', { databaseId: 404, reason: 'Refunded by Xendit' }]);
    await closed();
  },
};

/** An event is processed again, and the toast states what became of it. */
export const Processing: Story = {
  args: {
    data: () => ({
      viewer: providersTab({ failedProviderEvents: afterMutation('processProviderEvent', [failedEvent], []) }),
      processProviderEvent: { ...failedEvent, stateText: 'Processed', problem: 'Paid.' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Process again: checkout_session.payment.paid' }));
    await expect(await screen.findByText('Processed: Paid.', undefined, ARRIVES)).toBeVisible();
    await expect(await canvas.findByText('Every event was processed.', undefined, ARRIVES)).toBeVisible();
  },
};

/** A payout is checked in the browser, and the server's message appears at its field. */
export const RecordingPayout: Story = {
  args: {
    data: () => ({
      viewer: providersTab({ providerPayouts: [] }),
      recordProviderPayout: afterMutation(
        'recordProviderPayout',
        new RequestError('This payout was recorded before.', 'CONFLICT', { payoutId: 'This payout was recorded before.' }),
        payout(604),
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Record a payout' }));
    const dialog = await dialogNamed('Record a payout');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payout' }));
    const reference = dialog.getByRole('textbox', { name: 'Reference' });
    await waitFor(() => expect(reference).toHaveAccessibleDescription(/^Reference is required/));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Provider' }), 'Xendit');
    await userEvent.type(reference, 'disb-1');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '12,400.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payout' }));
    await waitFor(() => expect(reference).toHaveAccessibleDescription(/^This payout was recorded before/), ARRIVES);
    await userEvent.type(reference, '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payout' }));
    await expect(await screen.findByText('Payout recorded.', undefined, ARRIVES)).toBeVisible();
    await expect(lastCall()).toMatchObject([
      'recordProviderPayout',
      { provider: 'xendit', payoutId: 'disb-12', amount: 12_400.5, fee: null, depositedOn: '2025-11-12' },
    ]);
    await closed();
  },
};

/** No one decides about their own money, not even an admin. */
export const OwnMoney: Story = {
  args: {
    data: () => ({
      viewer: providersTab({
        keptPayments: [
          {
            ...twice,
            user: { databaseId: admin.id, name: admin.name },
            attempt: providerPayment(302, {
              entry: dueEntry(102, { user: { databaseId: admin.id, name: admin.name }, invoice: { databaseId: 70 } }),
            }),
          },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.getByRole('button', { name: 'Apply ₱3,499.00' })).toHaveAccessibleDescription(OWN_MONEY);
    await expect(canvas.getByRole('button', { name: 'Pay back ₱3,499.00' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Staff without the function to enrol see everything and decide nothing. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro'), data: () => ({ viewer: providersTab({ keptPayments: [late, disputed] }) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments');
    await expect(canvas.queryByRole('button', { name: /^(Apply|Pay back|Note|Process|Record)/ })).toBeNull();
  },
};

/** A head coach has the route, but not its flag. */
export const Forbidden: Story = {
  args: {
    user: userAs('head-coach'),
    data: () => ({ viewer: { paymentProviders: new RequestError('Your access level does not include this.', 'FORBIDDEN') } }),
  },
  play: async ({ canvas }) => expectForbidden(canvas, 'Head coach'),
};
