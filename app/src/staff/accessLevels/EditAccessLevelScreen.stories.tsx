import { accessMaps } from '@atlas/domain/access';
import { expect, fn, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { adminLevel, levelsByKey, names, paymentsDesk } from './accessLevelsFixtures.ts';

const TITLE = 'Edit access level';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/AccessLevels/Edit',
  ...aboutScreen({
    shows: 'The form for the name, the role and the flags of an access level.',
    audience: 'Admins, with consequences for everyone who holds the level.',
    check: 'Pending changes and the people affected stay in view before saving. Flags that cannot be given give the reason.',
  }),
  args: {
    path: '/access-levels/payments-desk/edit',
    user: admin,
    onMutation: sent,
    data: () => ({ ...levelsByKey(paymentsDesk()), updateAccessLevel: paymentsDesk({ revision: 4 }) }),
  },
};
export default meta;

/** The pending changes and the number of people affected appear next to the flags before saving. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const changes = within(canvas.getByRole('region', { name: 'What will change' }));
    await expect(changes.getByText('Nothing yet.')).toBeVisible();
    await expect(changes.getByText(/^For 6 people who hold it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment report' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Details of a person' }));
    await expect(changes.getByRole('heading', { name: 'Added: 1 flag' })).toBeVisible();
    await expect(changes.getByRole('heading', { name: 'Removed: 1 flag' })).toBeVisible();
  },
};

/** Saves the whole access level with the revision that was loaded. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment report' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save access level' }));
    await expectPage(canvas, 'Payments desk');
    await expect(sent.mock.calls).toMatchObject([
      ['updateAccessLevel', { databaseId: 20, revision: 3, input: { name: 'Payments desk', role: 'TRIBE_TEAM_RO' } }],
    ]);
    await expect(sent.mock.calls[0]?.[1].input.pageAccess).toContain('paymentReport');
  },
};

/**
 * Flags that the editor lacks cannot be added, but those that the access level already has can be
 * removed.
 */
export const Lacking: Story = {
  args: {
    user: { ...admin, ...accessMaps(['editAccessLevel', 'accessLevel', 'courses']) },
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('checkbox', { name: 'Add a course' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'List of courses' })).toBeEnabled();
    await expect(canvas.getByRole('checkbox', { name: 'Payments of members' })).toBeEnabled();
    await expect(canvas.getByText(/are not part of your own access level/)).toBeVisible();
  },
};

/** An access level that the editor holds. */
export const Own: Story = {
  args: { path: '/access-levels/admin/edit', data: () => levelsByKey(adminLevel) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('You hold this access level yourself, so someone else has to change it.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
  },
};

/**
 * The access level of administrators, edited by someone who holds another one. Flags without which
 * no one could restore access stay.
 */
export const Administrators: Story = {
  args: {
    path: '/access-levels/admin/edit',
    user: { ...admin, accessLevels: admin.accessLevels.map((level) => ({ ...level, id: 99 })) },
    data: () => levelsByKey(adminLevel),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    for (const name of ['Settings', 'List of access levels', 'Edit an access level']) {
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('checkbox', { name: 'Add an access level' })).toBeEnabled();
    await expect(canvas.getByText('Administrators always keep access to the settings and to access levels.')).toBeVisible();
  },
};

/** The server rejects the change. The form shows the reason and keeps the input. */
export const Refused: Story = {
  args: {
    data: () => ({
      ...levelsByKey(paymentsDesk()),
      updateAccessLevel: new RequestError('You cannot choose a role above your own.', 'FORBIDDEN'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment report' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save access level' }));
    await expect(await canvas.findByText('You cannot choose a role above your own.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Payment report' })).toBeChecked();
  },
};

/** Another user saved it in the meantime. The selected flags stay selected. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = paymentsDesk({ name: 'Payments office', revision: 4 });
      return {
        accessLevels: names,
        viewer: { accessLevel: afterMutation('updateAccessLevel', paymentsDesk(), theirs) },
        updateAccessLevel: overtaken('access level'),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment report' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save access level' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Payments office');
    await expect(canvas.getByRole('checkbox', { name: 'Payment report' })).toBeChecked();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
