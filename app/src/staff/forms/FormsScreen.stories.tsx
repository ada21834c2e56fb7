import { expect, fn, screen, within } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach, userAs } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { draftForm, feedback } from './formsFixtures.ts';

const listed = (...forms: object[]) => ({ viewer: { forms: connection(forms) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Forms/List',
  ...aboutScreen({
    shows: 'All forms with their state and the number of responses.',
    audience: 'Staff who ask members and visitors something.',
    check: 'The state of each form is clear at a glance, and a new form is one press away.',
  }),
  args: { path: '/forms', user: admin, data: () => listed(draftForm, feedback), onMutation: fn() },
};
export default meta;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Forms 2');
    await expect(canvas.getByRole('link', { name: feedback.title })).toHaveAttribute('href', '/forms/7');
    await expect(canvas.getByRole('row', { name: /Your success story.*Draft/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => listed() },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Forms 0');
    await expect(canvas.getByText('Forms appear here once you create one.')).toBeVisible();
  },
};

/** A form without a title or an address is not created. */
export const NewForm: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await expectPage(canvas, 'Forms 2');
    await userEvent.click(canvas.getByRole('button', { name: 'New form' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New form' }, { timeout: 10_000 }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'Not an address');
    await userEvent.click(dialog.getByRole('button', { name: 'Create form' }));
    await expect(await dialog.findByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Title is required');
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/Use lower-case letters/);
    await expect(args.onMutation).not.toHaveBeenCalled();
  },
};

/** Someone who only reads forms. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Forms 2');
    await expect(canvas.queryByRole('button', { name: 'New form' })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
