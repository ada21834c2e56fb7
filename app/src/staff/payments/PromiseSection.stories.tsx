import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OWN_MONEY } from '@atlas/domain/payments';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { money, payer, promise } from './paymentFixtures.ts';

const sent = fn();
const NAME = 'Kristine Joy Mercado';
const ARRIVES = { timeout: 10_000 };
const NO_MANAGER = 'This member has no success manager yet. Add the member to a portfolio first.';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Promises',
  ...aboutScreen({
    shows: 'The promises of a person to pay.',
    audience: 'Staff who collect, and success managers who call.',
    check: 'Open, kept and broken promises differ in words and in colour.',
  }),
  args: {
    path: '/student-payment-details/61',
    user: userAs('success-manager'),
    onMutation: sent,
    data: () => ({ viewer: { payer: payer() }, savePromise: promise(303) }),
  },
  beforeEach: () => void sent.mockClear(),
};
export default meta;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
type User = Parameters<Play>[0]['userEvent'];
const section = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Promises to pay' }));

async function openBy(canvas: Canvas, user: User, button: string) {
  await expectPage(canvas, NAME);
  await user.click(section(canvas).getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', undefined, ARRIVES));
}

/** Promises in their three states. A success manager notes them without deciding about money. */
export const States: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    const [, open, broken, kept] = section(canvas).getAllByRole('row');
    await expect(open).toHaveTextContent(/₱3,000.00Payment 3 of 4 · SA-000070.*11\/20\/2025.*Open.*Her salary arrives on the 20th\./);
    await expect(broken).toHaveTextContent(/₱3,499.00Payment 2 of 4 · SA-000070.*11\/05\/2025.*Broken/);
    await expect(kept).toHaveTextContent(/09\/29\/2025.*Kept/);
    await expect(section(canvas).getAllByRole('button', { name: /^Change/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

/** The amount follows the chosen payment. A payment with an open promise cannot be chosen. */
export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Add a promise');
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveValue('9,998.00');
    const choice = dialog.getByRole('combobox', { name: 'For' });
    await expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Everything owed: ₱9,998.00',
      'Payment 2 of 4 · SA-000070, 10/31/2025: ₱3,499.00',
      'Payment 4 of 4 · SA-000070, 11/30/2025: ₱3,499.00',
    ]);
    await userEvent.selectOptions(choice, '102');
    await expect(amount).toHaveValue('3,499.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '3500');
    const day = dialog.getByLabelText('Promised for');
    await userEvent.type(day, '2026-01-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Add promise' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/within 60 days/));
    await userEvent.clear(day);
    await userEvent.type(day, '2025-11-21');
    await userEvent.click(dialog.getByRole('button', { name: 'Add promise' }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/At most ₱3,499.00 is owed\./));
    await userEvent.clear(amount);
    await userEvent.type(amount, '₱3,000.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Add promise' }));
    await expect(await screen.findByText('Promise added.', undefined, ARRIVES)).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject([
      'savePromise',
      { userId: 61, input: { entryId: 102, amount: 3000.5, promisedFor: '2025-11-21', note: '' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
  },
};

/** An open promise gets another day. */
export const Change: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Change the promise for 11/20/2025');
    await expect(dialog.getByRole('combobox', { name: 'For' })).toHaveValue('103');
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('3,000.00');
    const day = dialog.getByLabelText('Promised for');
    await userEvent.clear(day);
    await userEvent.type(day, '2025-11-25');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Promise changed.', undefined, ARRIVES)).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject([
      'savePromise',
      { databaseId: 303, userId: 61, input: { entryId: 103, amount: 3000, promisedFor: '2025-11-25' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
  },
};

/** The member has no success manager: the dialog states the next step. */
export const WithoutManager: Story = {
  args: {
    user: admin,
    data: () => ({
      viewer: { payer: payer({ money: money({ promises: [] }) }) },
      savePromise: () => {
        throw new RequestError(NO_MANAGER, 'CONFLICT');
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openBy(canvas, userEvent, 'Add a promise');
    await expect(section(canvas).getByText('No promises noted yet.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Promised for'), '2025-11-21');
    await userEvent.click(dialog.getByRole('button', { name: 'Add promise' }));
    await expect(await dialog.findByText(NO_MANAGER, undefined, ARRIVES)).toBeVisible();
  },
};

/** Staff note no promises of their own. */
export const OwnPromises: Story = {
  args: { path: '/student-payment-details/1', user: admin, data: () => ({ viewer: { payer: payer({ databaseId: admin.id }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(canvas.getByText(OWN_MONEY)).toBeVisible();
    await expect(section(canvas).queryByRole('button')).toBeNull();
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: ({ canvas }) => expectPage(canvas, NAME),
};
