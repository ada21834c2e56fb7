import { expect, screen, type within } from 'storybook/test';
import { chooseFromMenu, closeMenu, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, coach } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { halfMonths, monthly, oneTime, paydays, settingsOnly, type TermFixture, weekly } from './termsFixtures.ts';

const listed = (terms: readonly TermFixture[]) => ({ viewer: { paymentTerms: connection(terms) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Payment terms/List',
  ...aboutScreen({
    shows: 'All payment terms by name.',
    audience: 'Staff who sell.',
    check: 'Terms in use are recognizable, and their actions differ.',
  }),
  args: { path: '/payment-terms', user: admin, data: () => listed([weekly, monthly(), paydays, oneTime]) },
};
export default meta;

const shownNames = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

/** The active terms by name. A term in use can be duplicated and archived, but not edited. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payment terms 4');
    await expect(shownNames(canvas)[0]).toBe('12 weekly payments');
    await expect(canvas.getByRole('link', { name: '3 monthly payments' })).toHaveAttribute('href', '/payment-terms/2');
    await expect(canvas.getByRole('link', { name: 'New Payment Term' })).toHaveAttribute('href', '/payment-terms/new');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for 12 weekly payments' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('href', '/payment-terms/new?copyOf=3');
    await expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await closeMenu(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for 3 monthly payments' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/payment-terms/2/edit');
    await closeMenu(userEvent);
  },
};

/** No payment term exists yet. */
export const Empty: Story = {
  args: { data: () => listed([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payment terms 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/** A restored term disappears from the archived ones. */
export const Archived: Story = {
  args: {
    path: '/payment-terms?status=archived',
    data: () => ({
      viewer: { paymentTerms: afterMutation('setPaymentTermArchived', connection([halfMonths]), connection([])) },
      setPaymentTermArchived: { ...halfMonths, archivedAt: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payment terms 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for 2 payments, half a month apart' }));
    await chooseFromMenu(userEvent, 'Restore');
    await expectPage(canvas, 'Payment terms 0');
    await expect(await screen.findByText('2 payments, half a month apart is back.')).toBeVisible();
  },
};

/** Staff with the settings, but without the flag to create terms. */
export const WithoutCreating: Story = {
  args: { user: settingsOnly },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payment terms 4');
    await expect(canvas.queryByRole('link', { name: 'New Payment Term' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for 3 monthly payments' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
    await closeMenu(userEvent);
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
