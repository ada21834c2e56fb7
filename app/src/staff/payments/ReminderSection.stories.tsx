import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { hold, money, payer } from './paymentFixtures.ts';

const sent = fn();
const NAME = 'Kristine Joy Mercado';
const ARRIVES = { timeout: 10_000 };
const withMoney = (more: object) => payer({ money: money(more) });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payments/Reminders',
  ...aboutScreen({
    shows: 'The payment reminders that a person received, and the hold in force.',
    audience: 'Staff who collect and answer complaints about reminders.',
    check: 'A hold and its last day cannot be missed.',
  }),
  args: {
    path: '/student-payment-details/61',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { payer: withMoney({ reminderHold: hold }) } }),
  },
  beforeEach: () => void sent.mockClear(),
};
export default meta;

type Canvas = Parameters<typeof expectPage>[0];
const section = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Reminders' }));

/** The latest reminders, newest first; the others are one press away. */
export const Sent: Story = {
  args: { data: () => ({ viewer: { payer: payer() } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    const rows = () => section(canvas).getAllByRole('row').slice(1);
    await expect(rows()).toHaveLength(5);
    await expect(rows()[0]).toHaveTextContent(/Payment 3 of 4 · SA-000070.*11\/15\/2025.*3 days before.*11\/12\/2025, 9:00 AM/);
    await userEvent.click(section(canvas).getByRole('button', { name: 'Show all 7 reminders' }));
    await expect(rows()).toHaveLength(7);
    await expect(section(canvas).getByRole('button', { name: 'Show fewer reminders' })).toHaveFocus();
  },
};

/** Reminders are held with a reason, until staff send them again. */
export const Hold: Story = {
  args: {
    data: () => ({
      viewer: { payer: afterMutation('holdReminders', withMoney({ reminders: [] }), withMoney({ reminders: [], reminderHold: hold })) },
      holdReminders: { databaseId: 61 },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await expect(section(canvas).getByText('No reminder was sent yet.')).toBeVisible();
    await userEvent.click(section(canvas).getByRole('button', { name: 'Hold reminders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hold reminders' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Hold reminders' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/^Reason is required/));
    await userEvent.type(reason, 'On leave');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold reminders' }));
    await expect(await screen.findByText('Reminders are on hold.', undefined, ARRIVES)).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['holdReminders', { userId: 61, reason: 'On leave' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
    await expect(section(canvas).getByText('No reminders until 11/20/2025: On leave')).toBeVisible();
    await expect(section(canvas).queryByRole('button', { name: 'Hold reminders' })).toBeNull();
  },
};

/** The hold in force, ended with one press. */
export const Held: Story = {
  args: {
    data: () => ({
      viewer: { payer: afterMutation('releaseReminders', withMoney({ reminderHold: hold }), withMoney({ reminderHold: null })) },
      releaseReminders: { databaseId: 61 },
      holdReminders: { databaseId: 61 },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await expect(section(canvas).getByText('No reminders until 11/20/2025: On leave')).toBeVisible();
    await expect(section(canvas).getByText('Held by Ivy Rosales on 11/11/2025.')).toBeVisible();
    await userEvent.click(section(canvas).getByRole('button', { name: 'Send reminders again' }));
    await expect(await screen.findByText('Reminders are sent again.', undefined, ARRIVES)).toBeVisible();
    await expect(section(canvas).getByRole('button', { name: 'Hold reminders' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Reminders are on hold again.', undefined, ARRIVES)).toBeVisible();
    await expect(sent.mock.lastCall).toMatchObject(['holdReminders', { userId: 61, reason: 'On leave', until: '2025-11-20' }]);
  },
};

/** A hold without a last day, for staff who only read. */
export const HeldReadOnly: Story = {
  args: {
    user: userAs('tribe-team-ro'),
    data: () => ({ viewer: { payer: withMoney({ reminderHold: { ...hold, until: null } }) } }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(section(canvas).getByText('No reminders: On leave')).toBeVisible();
    await expect(section(canvas).queryByRole('button', { name: 'Send reminders again' })).toBeNull();
  },
};

/** The last day of a hold has passed. */
export const HoldEnded: Story = {
  args: { data: () => ({ viewer: { payer: withMoney({ reminderHold: { ...hold, until: '2025-11-11' } }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(section(canvas).queryByText(/^No reminders until/)).toBeNull();
    await expect(section(canvas).getByRole('button', { name: 'Hold reminders' })).toBeVisible();
  },
};

/** The hold on a phone in the dark theme. */
export const HeldOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: ({ canvas }) => expectPage(canvas, NAME),
};
