import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { USER_UNSUBSCRIBED } from '@atlas/domain/subscriptions';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ended, invoice, renewal, subscription } from './subscriptionsFixtures.ts';

const entry = {
  databaseId: 901,
  at: '2025-11-03T02:00:00Z',
  reason: 'Typhoon in Bicol',
  action: 'extend-chosen',
  subjectType: 'subscription',
  subjectId: 301,
  subject: { name: 'Kristine Joy Mercado', isGone: false },
  actor: { databaseId: 1, name: 'Aileen Bautista' },
  onBehalfOf: null,
};
const of = (one: ReturnType<typeof subscription>, others: readonly object[] = []) => ({
  ...one,
  user: { ...one.user, subscriptions: [one, ...others] },
});
const current = of(subscription(), [renewal]);

const meta: ScreenMeta = {
  title: 'Screens/Staff/Subscriptions/Detail',
  ...aboutScreen({
    shows: 'One subscription: its period, payments, renewal, contents and history.',
    audience: 'Staff who answer questions about access.',
    check: 'Today’s position in the period, and what unsubscribing would cost the person.',
  }),
  args: {
    path: '/subscriptions/301',
    user: admin,
    onMutation: fn(),
    data: () => ({ viewer: { subscription: current, auditEntries: connection([entry]) } }),
  },
};
export default meta;

/** The period with today, the payments, the renewal behind it, the contents and the history. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('group', { name: 'Period of access' })).toHaveTextContent('261 days left');
    await expect(canvas.getByText('₱6,998.00')).toBeVisible();
    await expect(canvas.getByText('Order ATL-7K2M')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '08/01/2026' })).toHaveAttribute('href', '/subscriptions/302');
    await expect(canvas.getByRole('link', { name: 'Proposals that get answered' })).toHaveAttribute('href', '/courses/31');
    await expect(canvas.getByText('Typhoon in Bicol')).toBeVisible();
  },
};

/** The dialog states the loss and the debt. The subscription ends, and the debt stays owed. */
export const Unsubscribe: Story = {
  args: {
    data: () => {
      const gone = of({ ...ended, databaseId: 301, user: current.user, revision: 3 });
      return {
        viewer: { subscription: afterMutation('manualUserUnsubscription', current, gone), auditEntries: connection([]) },
        manualUserUnsubscription: gone,
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Unsubscribe from / }));
    await expect(dialog.getByText(/: 2 courses, 1 event$/)).toBeVisible();
    await expect(dialog.getByText('₱6,998.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Keep it owed/ }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Moved abroad');
    await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await screen.findByText(USER_UNSUBSCRIBED)).toBeVisible();
    await expect(await canvas.findByText('Ended on 10/02/2025')).toBeVisible();
    const sent = expect.objectContaining({ subscriptionId: 301, revision: 2, keepOwed: true, keepLevel: false, reason: 'Moved abroad' });
    await expect(args.onMutation).toHaveBeenLastCalledWith('manualUserUnsubscription', sent);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Extend' })).toBeNull());
  },
};

/** The choices of the dialog, as they open. */
export const UnsubscribeChoices: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Unsubscribe from / }));
    await expect(dialog.getByRole('radio', { name: /^Void what is unpaid/ })).toBeChecked();
  },
};

/** Someone else ended it in the meantime. */
export const EndedBefore: Story = {
  args: {
    data: () => ({
      viewer: { subscription: current, auditEntries: connection([]) },
      manualUserUnsubscription: new RequestError('This subscription was ended before.', 'CONFLICT'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Unsubscribe from / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await dialog.findByText('This subscription was ended before.')).toBeVisible();
  },
};

/** Ended before its expiry, with the reason; nothing is left to do. */
export const Ended: Story = {
  args: { data: () => ({ viewer: { subscription: of(ended), auditEntries: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Dennis Pangilinan');
    await expect(canvas.getByText('Moved abroad and asked to stop.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Extend' })).toBeNull();
  },
};

/** Free and without an end; staff enrolled the person. */
export const Lifetime: Story = {
  args: {
    data: () => {
      const lifetime = subscription({
        expiry: '9999-12-30T16:00:00Z',
        expiryText: 'Lifetime Access',
        isLifetime: true,
        invoice: null,
        order: null,
        couponCode: null,
        paymentTerm: null,
      });
      return { viewer: { subscription: of(lifetime), auditEntries: connection([]) } };
    },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('This subscription is free.')).toBeVisible();
    await expect(canvas.getByText('Staff')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Extend' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change expiry' })).toBeEnabled();
  },
};

/** A success manager reads it, without the audit and without actions. */
export const ReadOnly: Story = {
  args: {
    user: userAs('success-manager'),
    data: () => ({ viewer: { subscription: of(subscription({ invoice: invoice(501, { nextDue: null }) })) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.queryByRole('button', { name: /Extend|Change expiry|Unsubscribe/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'History' })).toBeNull();
    await expect(canvas.getByText('Member', { selector: 'dt' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/subscriptions/9', data: () => ({ viewer: { subscription: null } }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
