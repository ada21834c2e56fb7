import { FORM_INVALID } from '@atlas/domain/errors';
import { settingGroups, SETTINGS } from '@atlas/domain/settings';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { connectionLost, expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { graceDays, settings } from './settingsFixtures.ts';

const sent = fn();
const SAVE = { name: 'Save settings' };
const GRACE = { name: 'Grace after the expiry' };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Settings/Default',
  ...aboutScreen({
    shows: 'All settings without a page of their own, each with its purpose and its history.',
    audience: 'Admins.',
    check: 'The long page has a menu, and unsaved fields are recognizable before saving.',
  }),
  args: {
    path: '/default-settings',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { settings: settings() }, updateSettings: settings() }),
  },
};
export default meta;

/** Every setting without a separate page, with its purpose and its last change. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Settings');
    const groups = settingGroups('default');
    for (const { title, names } of groups) {
      const group = within(canvas.getByRole('region', { name: title }));
      for (const name of names) {
        const isGroup = ['accounts', 'methods', 'choice'].includes(SETTINGS[name].type);
        if (isGroup) await expect(group.getByText(SETTINGS[name].label, { selector: 'legend' })).toBeVisible();
        else
          await expect(
            group.getByLabelText(new RegExp(`^${SETTINGS[name].label.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`)),
          ).toBeVisible();
        await expect(group.getByText(SETTINGS[name].description)).toBeVisible();
      }
    }
    await expect(canvas.getByRole('spinbutton', GRACE)).toHaveValue('30');
    await expect(canvas.getByRole('checkbox', { name: 'Members may become affiliates' })).toBeChecked();
    await expect(canvas.getByLabelText('Event start')).toHaveValue('2025-11-23');
    await expect(canvas.getByRole('textbox', { name: /^Hosts that lessons may embed/ })).toHaveValue(
      ['canva.com', 'docs.google.com', 'forms.gle', 'miro.com', 'padlet.com', 'typeform.com'].join('\n'),
    );
    const membership = within(canvas.getByRole('region', { name: 'Payments and membership' }));
    await expect(membership.getByText(/^Changed/)).toHaveTextContent('Changed 11/03/2025, 10:00 AM by Aileen Bautista');
  },
};

/** All changed settings are saved together. Nothing else is sent. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.clear(canvas.getByRole('spinbutton', GRACE));
    await userEvent.type(canvas.getByRole('spinbutton', GRACE), '7');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Members may become affiliates' }));
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await screen.findByText('2 settings saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [
        'updateSettings',
        {
          edits: [
            { name: 'expiry-grace-days', value: '7', revision: 3 },
            { name: 'enable-affiliate', value: 'false', revision: 2 },
          ],
        },
      ],
    ]);
  },
};

/** Invalid values are reported at their fields. Nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.clear(canvas.getByRole('spinbutton', GRACE));
    await userEvent.type(canvas.getByRole('spinbutton', GRACE), '400');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Renewal link/ }), 'pay.example');
    await userEvent.clear(canvas.getByLabelText('Event start'));
    await userEvent.click(canvas.getByRole('button', SAVE));
    const summary = within(await canvas.findByRole('alert'));
    await expect(summary.getByText(FORM_INVALID)).toBeVisible();
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Grace after the expiry needs a whole number of days from 0 to 365.',
      'Renewal link needs an address that begins with https://, or a path that begins with /.',
      'Event start needs a date and a time.',
    ]);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Errors that only the server can detect also appear at their fields. */
export const Refused: Story = {
  args: {
    data: () => ({
      viewer: { settings: settings() },
      updateSettings: new RequestError(FORM_INVALID, 'BAD_USER_INPUT', { 'fast-funnel': 'There is no funnel with this slug.' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    const funnel = canvas.getByRole('textbox', { name: /^Funnel at \/fast/ });
    await userEvent.type(funnel, 'no-such-funnel');
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByRole('link', { name: 'There is no funnel with this slug.' })).toBeVisible();
    await expect(funnel).toHaveValue('no-such-funnel');
  },
};

/**
 * Another user saved a setting in the meantime. Unchanged fields show the new value, and typed text
 * stays.
 */
export const Stale: Story = {
  args: {
    data: () => ({
      viewer: {
        settings: afterMutation('updateSettings', settings(), settings({ ...graceDays, value: '60', revision: 4 })),
      },
      updateSettings: overtaken('setting'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    const name = canvas.getByRole('textbox', { name: 'Event name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Gathering');
    await userEvent.click(canvas.getByRole('button', SAVE));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('spinbutton', GRACE)).toHaveValue('60'));
    await expect(name).toHaveValue('Gathering');
  },
};

const history = (of: object) => ({ viewer: { settings: settings() }, defaultSettingByName: of, updateSettings: settings() });

/** The changes of a setting with their author and time. A former value can be restored. */
export const History: Story = {
  args: { data: () => history(graceDays) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.click(canvas.getByRole('button', { name: 'History of Grace after the expiry' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'History: Grace after the expiry' }));
    const changes = within(await drawer.findByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    await expect(changes.map((item) => item.textContent)).toEqual([
      'From 21 days to 30 days11/03/2025, 10:00 AM by Aileen BautistaPut back 21 days',
      'From 14 days to 21 days10/06/2025, 2:30 PM by Paolo ReyesPut back 14 days',
    ]);
    await userEvent.click(drawer.getByRole('button', { name: 'Put back 14 days' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/It changes from 30 days back to 14 days/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Put back' }));
    await expect(await screen.findByText('Grace after the expiry is back to 14 days.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([['updateSettings', { edits: [{ name: 'expiry-grace-days', value: '14', revision: 3 }] }]]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The history could not be loaded. The page stays, and staff can try again. */
export const HistoryFailed: Story = {
  args: { data: () => history(connectionLost) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Settings');
    await userEvent.click(canvas.getByRole('button', { name: 'History of Grace after the expiry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(connectionLost.message)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
