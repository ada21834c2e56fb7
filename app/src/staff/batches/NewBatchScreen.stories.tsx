import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, tribeTeam } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { batch20 } from './batchesFixtures.ts';

const TITLE = 'New Batch';
const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Staff/Batches/New',
  ...aboutScreen({
    shows: 'Creates a batch: its name and the days on which it launches.',
    audience: 'Staff who plan launches.',
    check: 'Days on which another batch launches are refused at the field, and nothing typed is lost.',
  }),
  args: { path: '/batches/new', user: admin, onMutation: sent, data: () => ({ viewer: {} }) },
};
export default meta;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fillIn(canvas: Canvas, user: User, name: string, from: string, to: string): Promise<void> {
  await user.type(canvas.getByRole('textbox', { name: 'Name' }), name);
  await fireEvent.change(canvas.getByLabelText('First day'), { target: { value: from } });
  await fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: to } });
}

/** An empty form. All fields are required. */
export const Empty: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Create batch' }));
    for (const name of ['Name is required', 'First day is required', 'Last day is required'])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The created batch opens. */
export const Filled: Story = {
  args: { data: () => ({ viewer: { batch: batch20, members: connection([]) }, createBatch: batch20 }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fillIn(canvas, userEvent, 'Batch 20', '2025-12-17', '2026-01-16');
    await userEvent.click(canvas.getByRole('button', { name: 'Create batch' }));
    await expectPage(canvas, 'Batch 20');
    await expect(sent.mock.calls).toMatchObject([
      ['createBatch', { input: { name: 'Batch 20', launchFrom: '2025-12-17', launchTo: '2026-01-16' } }],
    ]);
  },
};

/** The last day is before the first. */
export const WrongOrder: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fillIn(canvas, userEvent, 'Batch 20', '2026-01-16', '2025-12-17');
    await userEvent.click(canvas.getByRole('button', { name: 'Create batch' }));
    await waitFor(() => expect(canvas.getByLabelText('Last day')).toHaveAccessibleDescription(/The last day cannot be before the first\./));
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Another batch launches on these days. The field names it, and what was typed stays. */
export const Overlap: Story = {
  args: {
    data: () => ({
      viewer: {},
      createBatch: new RequestError('Check the form.', 'BAD_USER_INPUT', {
        launchFrom: 'Batch 19 launches from 11/02/2025 to 12/02/2025. Choose days on which no other batch launches.',
      }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fillIn(canvas, userEvent, 'Extra batch', '2025-11-20', '2025-12-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Create batch' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(/Batch 19 launches from 11\/02\/2025 to 12\/02\/2025\./),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Extra batch');
    await expect(canvas.getByLabelText('Last day')).toHaveValue('2025-12-20');
  },
};

/** Another batch has the name. */
export const NameTaken: Story = {
  args: {
    data: () => ({
      viewer: {},
      createBatch: new RequestError('Check the form.', 'BAD_USER_INPUT', { name: 'Another batch has this name.' }),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await fillIn(canvas, userEvent, 'Batch 19', '2026-02-01', '2026-02-28');
    await userEvent.click(canvas.getByRole('button', { name: 'Create batch' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Another batch has this name\./));
    await expect(name).toHaveValue('Batch 19');
  },
};

export const Forbidden: Story = {
  args: { user: tribeTeam },
  parameters: { pictures: false },
  play: ({ canvas }) => expectForbidden(canvas, 'Tribe Team (Full Access)'),
};
