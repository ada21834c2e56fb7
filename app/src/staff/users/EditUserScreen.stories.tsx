import { expect, fn } from 'storybook/test';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, coach } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { kristine, newcomerPage, peopleChoices } from './peopleFixtures.ts';

const TITLE = 'Edit member';
const sent = fn();
const inBatch = { ...kristine, batch: { databaseId: 3, name: 'Batch 17' } };
const editing = (person: object) => ({ viewer: { member: person, peopleChoices } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/Edit',
  ...aboutScreen({
    shows: 'The form for a person’s data.',
    audience: 'Staff who correct data on request.',
    check: 'It states what only the person can change, above all the email address.',
  }),
  args: { path: '/community/members/61/edit', user: admin, onMutation: sent, data: () => editing(inBatch) },
};
export default meta;

/** The form with a person's data. The person changes the email address themselves. */
export const Filled: Story = {
  args: {
    data: () => {
      const saved = { ...inBatch, revision: 2, mobileNumber: null, batch: { databaseId: 2, name: 'Batch 16' } };
      return { viewer: { member: afterMutation('updateUser', inBatch, saved), peopleChoices }, updateUser: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText(/The person can change it in their account/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveDisplayValue('Batch 17');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Mobile number/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Batch/ }), 'Batch 16');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('Batch 16')).toBeVisible();
    const [name, given] = sent.mock.lastCall ?? [];
    await expect([name, given.databaseId, given.revision]).toEqual(['updateUser', 61, 1]);
    await expect([given.input.mobileNumber, given.input.batchId]).toEqual(['', 2]);
  },
};

/** A person with almost no data. */
export const Empty: Story = {
  args: { path: '/community/non-members/71/edit', data: () => editing(newcomerPage) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Edit non-member');
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findAllByText('First name is required')).not.toHaveLength(0);
  },
};

/** Another user saved the person in the meantime. The typed text stays. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = { ...inBatch, revision: 2, about: 'Bakes, and writes about it.' };
      const saved = { ...theirs, name: 'Kristine Mercado', revision: 3 };
      return {
        viewer: { member: afterMutation('updateUser', inBatch, theirs, saved), peopleChoices },
        updateUser: afterMutation('updateUser', overtaken('user'), saved),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Kristine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^About/ })).toHaveValue('Bakes, and writes about it.');
    await expect(name).toHaveValue('Kristine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectPage(canvas, 'Kristine Mercado');
    await expect(sent.mock.lastCall).toMatchObject(['updateUser', { revision: 2, input: { firstName: 'Kristine' } }]);
  },
};

export const Forbidden: Story = {
  args: { user: coach },
  play: ({ canvas }) => expectForbidden(canvas, 'Coach'),
};
