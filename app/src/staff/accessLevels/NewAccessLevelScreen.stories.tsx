import { expect, fn, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { levelsByKey, nightDesk } from './accessLevelsFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/AccessLevels/New',
  ...aboutScreen({
    shows: 'Creates an access level that no one holds yet.',
    audience: 'Admins.',
    check: 'Hundreds of flags stay manageable: search, areas, and one press for a whole area.',
  }),
  args: { path: '/access-levels/new', user: admin, onMutation: sent, data: () => ({}) },
};
export default meta;

/** An empty form. Name and role are required. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'New AccessLevel');
    await userEvent.click(canvas.getByRole('button', { name: 'Create access level' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Role is required' })).toBeVisible();
  },
};

/** The key is derived from the name. One press selects all flags of an area. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'New AccessLevel');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Night desk');
    await expect(canvas.getByText(/If left empty: night-desk/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'coach');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all: Reports' }));
    await expect(within(canvas.getByRole('rowgroup', { name: 'Reports' })).getByText('4 of 4')).toBeVisible();
  },
};

/** Opens the access level once it is created. */
export const Created: Story = {
  args: { data: () => ({ ...levelsByKey(nightDesk), createAccessLevel: nightDesk }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'New AccessLevel');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Night desk');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'coach');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'List of courses' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create access level' }));
    await expectPage(canvas, 'Night desk');
    await expect(sent.mock.calls).toMatchObject([
      ['createAccessLevel', { input: { name: 'Night desk', key: '', role: 'COACH', pageAccess: ['courses'], functionAccess: [] } }],
    ]);
  },
};
