import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { batch19, type BatchFixture } from './batchesFixtures.ts';

const TITLE = 'Edit batch';
const sent = fn();

const editing = (batch: BatchFixture | null) => ({ viewer: { batch } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Batches/Edit',
  ...aboutScreen({
    shows: 'The form for the name and the launch of a batch.',
    audience: 'Staff who plan launches.',
    check: 'People stay in the batch when its days change. Edits by two people do not overwrite each other.',
  }),
  args: { path: '/batches/19/edit', user: admin, onMutation: sent, data: () => editing(batch19()) },
};
export default meta;

/** The name and the launch of the batch. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Batch 19');
    await expect(canvas.getByLabelText('First day')).toHaveValue('2025-11-02');
    await expect(canvas.getByLabelText('Last day')).toHaveValue('2025-12-02');
  },
};

/** The batch launches longer. Its page opens. */
export const Saved: Story = {
  args: {
    data: () => {
      const saved = batch19({ revision: 2, launchTo: '2025-12-10' });
      return { viewer: { batch: afterMutation('updateBatch', batch19(), saved), members: connection([]) }, updateBatch: saved };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: '2025-12-10' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save batch' }));
    await expectPage(canvas, 'Batch 19');
    await expect(canvas.getByText('Launch 11/02/2025 to 12/10/2025')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['updateBatch', { databaseId: 19, revision: 1, input: { name: 'Batch 19', launchFrom: '2025-11-02', launchTo: '2025-12-10' } }],
    ]);
  },
};

/** The new days reach into another launch. The field names it, and the edits stay. */
export const Overlap: Story = {
  args: {
    data: () => ({
      ...editing(batch19()),
      updateBatch: new RequestError('Check the form.', 'BAD_USER_INPUT', {
        launchFrom: 'Batch 20 launches from 12/17/2025 to 01/16/2026. Choose days on which no other batch launches.',
      }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: '2025-12-31' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save batch' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(/Batch 20 launches from 12\/17\/2025 to 01\/16\/2026\./),
    );
    await expect(canvas.getByLabelText('Last day')).toHaveValue('2025-12-31');
  },
};

/** Another user saved the batch. Typed values stay, the other fields update. */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = batch19({ revision: 2, launchTo: '2025-12-05' });
      const saved = { ...theirs, revision: 3, name: 'Batch nineteen' };
      return {
        viewer: { batch: afterMutation('updateBatch', batch19(), theirs, saved), members: connection([]) },
        updateBatch: afterMutation('updateBatch', overtaken('batch'), saved),
      };
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Batch nineteen');
    await userEvent.click(canvas.getByRole('button', { name: 'Save batch' }));
    await expect(await canvas.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(name).toHaveValue('Batch nineteen');
    await waitFor(() => expect(canvas.getByLabelText('Last day')).toHaveValue('2025-12-05'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save batch' }));
    await expectPage(canvas, 'Batch nineteen');
    await expect(sent.mock.lastCall).toMatchObject([
      'updateBatch',
      { revision: 2, input: { name: 'Batch nineteen', launchTo: '2025-12-05' } },
    ]);
  },
};

/** Leaving with unsaved edits asks for confirmation. */
export const Unsaved: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ', again');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Batch 19, again');
  },
};

export const NotFound: Story = {
  args: { path: '/batches/999/edit', data: () => editing(null) },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
