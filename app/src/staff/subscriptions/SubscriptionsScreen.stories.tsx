import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { previewedJob, rowOf, rowsOf } from '../../admin/bulk/bulkFixtures.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { batches, choices, listed } from './subscriptionsFixtures.ts';

const requested = fn();
const answering = (subscriptions: unknown) => ({ ...choices, viewer: { peopleChoices: { batches }, subscriptions } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Subscriptions/List',
  ...aboutScreen({
    shows: 'All subscriptions with their state, payments and expiry.',
    audience: 'Staff who follow renewals.',
    check: 'Quick windows of days, filters by record, and bulk changes with a preview.',
  }),
  args: { path: '/subscriptions', user: admin, onMutation: fn(), data: () => answering(connection(listed)) },
};
export default meta;

/** Subscriptions in each state, with what was paid and what is due. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Subscriptions 5');
    const member = canvas.getAllByRole('link', { name: 'Kristine Joy Mercado' })[0];
    await expect(member).toHaveAttribute('href', '/subscriptions/301');
    await expect(canvas.getByRole('cell', { name: 'Lifetime Access' })).toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: '10/31/2025 (Expired)' })).toBeInTheDocument();
    for (const state of ['Starts later', 'Expired', 'Ended']) await expect(canvas.getByRole('cell', { name: state })).toBeInTheDocument();
  },
};

/** A chip sets both days of the expiry, and removes them again. */
export const Window: Story = {
  args: {
    data: () =>
      answering((variables: object) => {
        requested(variables);
        return connection(listed.slice(0, 2));
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Subscriptions 2');
    const chip = () => canvas.getByRole('button', { name: 'Expired in the last 14 days' });
    await userEvent.click(chip());
    await waitFor(() => expect(chip()).toHaveAttribute('aria-pressed', 'true'));
    const past = expect.objectContaining({ expiringFrom: '2025-10-29', expiringTo: '2025-11-11' });
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ filter: past })));
    await userEvent.click(chip());
    await waitFor(() => expect(chip()).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** The filters by record, and the chip of the person that a link sets. */
export const Narrowed: Story = {
  args: { path: '/subscriptions?person=61&validity=active&funnel=12' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Subscriptions 5');
    await expect(canvas.getByRole('button', { name: 'Remove filter Kristine Joy Mercado' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Remove filter Freelancing Course' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Batch' })).toBeVisible();
  },
};

const preview = {
  ...previewedJob,
  operation: 'change-expiry',
  title: 'Change the expiry',
  list: 'subscriptions',
  total: 2,
  skipped: 1,
  skips: [{ message: 'A renewal is queued behind it.', rows: 1 }],
  rows: rowsOf(
    [
      rowOf({
        subjectType: 'subscription',
        subjectId: 305,
        name: 'Arvin Salazar',
        was: '11/01/2024 to 10/31/2025 (Expired)',
        becomes: '11/01/2024 to Lifetime Access',
      }),
    ],
    1,
  ),
};

/** Another expiry for chosen subscriptions: a day is required unless access no longer expires. */
export const ChangeExpiry: Story = {
  args: { data: () => ({ ...answering(connection(listed)), previewBulkJob: preview }) },
  play: async ({ canvas, userEvent, args }) => {
    await expectPage(canvas, 'Subscriptions 5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Arvin Salazar, Freelancing Course' }));
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Select Kristine Joy Mercado, Freelancing Course' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Change expiry' }));
    const input = within(await screen.findByRole('dialog', { name: 'Change the expiry' }));
    await userEvent.click(await input.findByRole('button', { name: 'Preview' }));
    await expect(input.getByRole('link', { name: 'Expiry is required' })).toBeVisible();
    await userEvent.click(input.getByRole('checkbox', { name: /^No expiry/ }));
    await expect(input.queryByLabelText(/^Expiry/)).toBeNull();
    await userEvent.type(input.getByLabelText(/^Reason/), 'Alumni');
    await userEvent.click(input.getByRole('button', { name: 'Preview' }));
    await expect(await screen.findByText('1 skipped: A renewal is queued behind it.')).toBeVisible();
    const sent = expect.objectContaining({ operation: 'CHANGE_EXPIRY', input: { noExpiry: true, reason: 'Alumni' } });
    await expect(args.onMutation).toHaveBeenLastCalledWith('previewBulkJob', sent);
  },
};

/** The choices about debt and access level of the subscriptions that end. */
export const Unsubscribe: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Subscriptions 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Arvin Salazar, Freelancing Course' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }: HTMLElement) => textContent)).toEqual(['Extend', 'Change expiry', 'Unsubscribe']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unsubscribe' }));
    const input = within(await screen.findByRole('dialog', { name: 'Unsubscribe' }));
    await expect(await input.findByRole('checkbox', { name: 'Keep unpaid payments owed' })).not.toBeChecked();
    await expect(input.getByRole('checkbox', { name: 'Keep the access level' })).not.toBeChecked();
  },
};

export const Empty: Story = {
  args: { data: () => answering(connection([])) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Subscriptions 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** Staff who only read have no selection and no actions on a subscription. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Subscriptions 5');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
