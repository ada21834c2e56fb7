import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { admin, coach, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { funnelsByProductId, jomar, kristine, products, running, unsubscribed, withPreview } from './enrolmentFixtures.ts';

const TITLE = 'View Subscription';
const PATH = '/view-subscription/61';
const sent = fn();

const showing = (person: object = kristine, more: object = {}) => ({
  userSubscription: person,
  user: withPreview(kristine),
  products,
  funnelsByProductId,
  ...more,
});
const ended = { ...kristine, subscriptions: kristine.subscriptions.map((one) => (one === running ? unsubscribed : one)) };
const ENDING = 'Unsubscribe from Freelancing Course?';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Enrolment/ViewSubscription',
  ...aboutScreen({
    shows: 'The subscriptions of a person in three tabs: subscribed, payments, and not subscribed.',
    audience: 'Staff who answer “what do I have, and what do I owe?”',
    check: 'The colours of payments mean the same as everywhere. Unsubscribing states the loss and the debt.',
  }),
  args: { path: PATH, user: admin, onMutation: sent, data: () => showing() },
};
export default meta;

/** The subscriptions of a member. Any other `t` shows them as well. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  args: { path: `${PATH}?t=7` },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('link', { name: 'User Subscriptions' })).toHaveAttribute('aria-current', 'page');
    const table = within(canvas.getByRole('table', { name: 'Subscriptions' }));
    await expect(table.getByText('Lifetime Access')).toBeVisible();
    await expect(table.getByText('1 of 3')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Past subscriptions' })).getByText('06/14/2025 (Expired)')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => showing({ ...jomar, subscriptions: [], invoices: [] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No Subscription Records here')).toBeVisible();
  },
};

/** The invoices with the colours of their payments. */
export const Payments: Story = {
  args: { path: `${PATH}?t=2` },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('SOA-000091 · ₱3,499.00 of ₱10,497.00 paid · ₱6,998.00 due')).toBeVisible();
    await expect(canvas.getByText('overdue')).toBeVisible();
  },
};

export const NoPayments: Story = {
  args: { path: `${PATH}?t=2`, data: () => showing({ ...jomar, subscriptions: [], invoices: [] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** Payments need their own flag. */
export const PaymentsHidden: Story = {
  args: { path: `${PATH}?t=2`, user: { ...admin, pageAccess: { ...admin.pageAccess, studentPaymentDetails: false } } },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Your access level does not show payments.')).toBeVisible();
  },
};

/** The dialog lists what ends. The unpaid amount stays owed where staff choose so. */
export const Unsubscribes: Story = {
  args: {
    data: () =>
      showing(kristine, {
        userSubscription: afterMutation('manualUserUnsubscription', kristine, ended),
        manualUserUnsubscription: unsubscribed,
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe Freelancing Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: ENDING }));
    await expect(dialog.getByText('Freelancing Course: 6 courses, 2 events')).toBeVisible();
    await expect(dialog.getByText('Member')).toBeVisible();
    await expect(dialog.getByText('₱6,998.00')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Void what is unpaid' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep it owed' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Moved abroad');
    await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await screen.findByText('User unsubscribed to funnel successfully!')).toBeVisible();
    await expect(await canvas.findByText('Moved abroad')).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject([
      'manualUserUnsubscription',
      { subscriptionId: 41, keepOwed: true, keepLevel: false, reason: 'Moved abroad', revision: 1 },
    ]);
  },
};

/** The dialog before it is confirmed. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe Freelancing Course' }));
    await expect(await screen.findByRole('dialog', { name: ENDING })).toBeVisible();
  },
};

/** Someone else ended it in the meantime. */
export const EndedMeanwhile: Story = {
  args: {
    data: () =>
      showing(kristine, {
        userSubscription: afterMutation('manualUserUnsubscription', kristine, ended),
        manualUserUnsubscription: new RequestError('This subscription was ended before.', 'CONFLICT'),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe Freelancing Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: ENDING }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await dialog.findByText('This subscription was ended before.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe Freelancing Course' })).toBeNull();
  },
};

/** Someone else changed it in the meantime. The choices stay. */
export const Stale: Story = {
  args: {
    data: () =>
      showing(kristine, {
        userSubscription: afterMutation('manualUserUnsubscription', kristine, {
          ...kristine,
          subscriptions: [{ ...running, revision: 2, expiryText: '07/14/2026' }],
        }),
        manualUserUnsubscription: overtaken('subscription'),
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe Freelancing Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: ENDING }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Keep it owed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Keep it owed' })).toBeChecked();
  },
};

/** Subscribing to a funnel leads back to the subscriptions. */
export const Enrolls: Story = {
  args: { path: `${PATH}?t=1`, data: () => showing(kristine, { manualUserSubscription: kristine }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Show and Select Freelancing Course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freelancing Course' }));
    await expect(await dialog.findByText('Already has it')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Select Renewal' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Renew/ }));
    await expect(await canvas.findByText('₱10,497.00 in total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll user' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure to enroll user 61?' }));
    await userEvent.click(question.getByRole('button', { name: 'Enroll' }));
    await expect(await screen.findByText('User Enrolled Successfully!')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Subscriptions' })).toBeVisible();
    const [name, given] = sent.mock.lastCall ?? [];
    await expect([name, given.id]).toEqual(['manualUserSubscription', 61]);
    await expect(given.funnelDetails).toMatchObject([{ id: 14, paymentTerm: 2, validityByDays: 365, renew: true }]);
  },
};

/** Tribe Team (Read Only) sees everything and cannot act. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Unsubscribe/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
