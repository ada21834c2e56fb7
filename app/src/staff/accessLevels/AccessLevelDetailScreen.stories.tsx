import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { adminLevel, headCoachLevel, levelsByKey, names, nightDesk, paymentsDesk } from './accessLevelsFixtures.ts';

const sent = fn();
const meta: ScreenMeta = {
  title: 'Screens/Staff/AccessLevels/Detail',
  ...aboutScreen({
    shows: 'One access level: its flags, its holders, the pages it opens, and its versions.',
    audience: 'Admins who decide who may do what.',
    check: 'Flags in words with their technical names. A comparison shows only differences.',
  }),
  args: { path: '/access-levels/payments-desk', user: admin, onMutation: sent, data: () => levelsByKey(paymentsDesk()) },
};
export default meta;

/** Every flag by area and noun, in words and with its technical name. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments desk');
    const payments = within(canvas.getByRole('rowgroup', { name: 'Payments' }));
    await expect(payments.getByText('3 of 6')).toBeVisible();
    await expect(payments.getByRole('cell', { name: /^Payments of members/ })).toHaveTextContent(/Allowed$/);
    await expect(payments.getByRole('cell', { name: /^Enroll a person/ })).toHaveTextContent(/Not allowed$/);
    await expect(canvas.getByRole('link', { name: 'Edit access level' })).toHaveAttribute('href', '/access-levels/payments-desk/edit');
  },
};

/** A search narrows the flags by their words or technical names. Groups still count all of theirs. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments desk');
    const search = canvas.getByRole('searchbox', { name: 'Search flags' });
    await userEvent.type(search, 'editUser');
    await expect(canvas.getByText('1 of 78 flags')).toBeVisible();
    const community = within(canvas.getByRole('rowgroup', { name: 'Community' }));
    await expect(community.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(community.getAllByRole('row')).toHaveLength(2);
    await userEvent.clear(search);
    await userEvent.type(search, 'rocket');
    await expect(canvas.getByText('No flag matches “rocket”.')).toBeVisible();
  },
};

/** The People tab links to the list of its holders. */
export const People: Story = {
  args: { path: '/access-levels/payments-desk?tab=people' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments desk');
    await expect(canvas.getByRole('link', { name: 'Show who holds it' })).toHaveAttribute('href', '/community/members?level=20');
  },
};

/** No one holds the access level, and it has not been saved since versions were introduced. */
export const Empty: Story = {
  args: { path: '/access-levels/night-desk?tab=people', data: () => levelsByKey(nightDesk) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Night desk');
    await expect(canvas.getByRole('heading', { name: 'No one holds it' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Versions' }));
    await expect(await canvas.findByRole('heading', { name: 'Never changed' })).toBeVisible();
  },
};

/** Only the differences from another access level, which the address names. */
export const Compare: Story = {
  args: { path: '/access-levels/payments-desk?tab=compare&compare=head-coach', data: () => levelsByKey(paymentsDesk(), headCoachLevel) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments desk');
    await expect(canvas.getByRole('combobox', { name: 'Compare with' })).toHaveValue('head-coach');
    await expect(canvas.getByRole('heading', { name: /^Only in Head coach: \d+ flags$/ })).toBeVisible();
    await expect(canvas.getByText('Payments of members · List of subscriptions · Details of a subscription')).toBeVisible();
    await expect(canvas.getByText('Tribe team (read only) / Head coach')).toBeVisible();
  },
};

/** The menu and the pages that the access level opens, without using it. */
export const Preview: Story = {
  args: { path: '/access-levels/payments-desk?tab=preview' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Payments desk');
    const menu = within(canvas.getByRole('list', { name: 'Menu' }));
    await expect(menu.getByText(/^Members/)).toBeVisible();
    await expect(menu.queryByText('Settings')).toBeNull();
    await expect(canvas.getByText('/community/members')).toBeVisible();
  },
};

/**
 * The versions with their author, time and changes. One version is restored after a confirmation.
 */
export const Versions: Story = {
  args: {
    path: '/access-levels/payments-desk?tab=versions',
    data: () => ({ ...levelsByKey(paymentsDesk()), restoreAccessLevelVersion: paymentsDesk({ name: 'Payments', revision: 4 }) }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore version 2?' }));
    await expect(dialog.getByText('Payments (was Payments desk)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore version' }));
    await expect(await screen.findByText('Version 2 is back.')).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([['restoreAccessLevelVersion', { databaseId: 20, revision: 3, number: 2 }]]);
  },
};

/** An access level that the user holds. Someone else has to change it. */
export const Own: Story = {
  args: { path: '/access-levels/admin', data: () => levelsByKey(adminLevel) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Admin');
    await expect(canvas.getByText('You hold this access level yourself, so someone else has to change it.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit access level' })).toBeNull();
  },
};

/**
 * The last access level that opens the settings cannot be archived. The dialog shows the reason.
 */
export const ArchiveRefused: Story = {
  args: {
    data: () => ({
      ...levelsByKey(paymentsDesk()),
      setAccessLevelArchived: new RequestError('Someone has to keep access to the settings and to access levels.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Payments desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive access level' }));
    await expect(await screen.findByText('Someone has to keep access to the settings and to access levels.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/access-levels/nothing', data: () => ({ accessLevels: names }) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
