import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { connectionLost, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';
import { compared, merges, pairs, preview } from './mergeFixtures.ts';

const sent = fn();
const ARRIVES = { timeout: 10_000 };
const PEOPLE = '/community/mergeUsers?people=61,62';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Merging',
  ...aboutScreen({
    shows: 'Suggestions of duplicates, merges of the past with their undo, and people side by side.',
    audience: 'Staff who fix duplicate accounts.',
    check: 'It is clear which account remains, what moves, and until when it can be undone.',
  }),
  args: {
    path: '/community/mergeUsers',
    user: admin,
    onMutation: sent,
    data: () => ({ viewer: { duplicatePairs: connection(pairs) } }),
  },
};
export default meta;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The choice of the account that remains. */
const remains = (canvas: Canvas) => within(canvas.getByRole('radiogroup', { name: /^Which account remains/ }));

/** The most likely pairs first, each with its reasons. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Merge users 2');
    const row = within(canvas.getByRole('row', { name: /Kristine Joy Mercado and Kristine Mercado/ }));
    await expect(row.getByText('Same mobile number, Similar name and same birthday')).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', '/community/mergeUsers?people=61%2C62');
    await expect(canvas.getByRole('combobox', { name: 'Compare people' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { data: () => ({ viewer: { duplicatePairs: connection([]) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Merge users 0');
    await expect(canvas.getByText('No duplicates found')).toBeVisible();
  },
};

/** A pair of two people is no longer suggested, until Undo. */
export const NotDuplicates: Story = {
  args: {
    data: () => ({
      viewer: { duplicatePairs: afterMutation('setDuplicateDismissed', connection(pairs), connection(pairs.slice(1)), connection(pairs)) },
      setDuplicateDismissed: { ...pairs[0], dismissedAt: '2025-11-12T02:00:00Z' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Merge users 2');
    const row = within(canvas.getByRole('row', { name: /Kristine Joy Mercado and Kristine Mercado/ }));
    await userEvent.click(row.getByRole('button', { name: /Not duplicates/ }));
    await expectPage(canvas, 'Merge users 1');
    await expect(await screen.findByText('They are no longer suggested.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectPage(canvas, 'Merge users 2');
  },
};

/** Merges of the past. Only those of the last seven days can be undone. */
export const Merged: Story = {
  args: {
    path: '/community/mergeUsers?tab=merges',
    data: () => ({
      viewer: {
        userMerges: afterMutation(
          'undoMerge',
          connection(merges),
          connection([{ ...merges[0], undoneAt: '2025-11-12T02:00:00Z', isUndoable: false }, ...merges.slice(1)]),
        ),
      },
      undoMerge: { ...merges[0], undoneAt: '2025-11-12T02:00:00Z', isUndoable: false },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Merge users 2');
    await expect(canvas.getAllByRole('button', { name: /Undo/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Undo/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo the merge of Kristine Mercado?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo merge' }));
    await expect(await screen.findByText('The merge was undone.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo$/ })).toBeNull());
    await expect(sent).toHaveBeenLastCalledWith('undoMerge', { databaseId: 9 });
  },
};

/** Someone paid since, so the undo is refused with the reason. */
export const UndoRefused: Story = {
  args: {
    path: '/community/mergeUsers?tab=merges',
    data: () => ({
      viewer: { userMerges: connection(merges) },
      undoMerge: new RequestError('This was changed since, so the merge cannot be undone: a payment.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Merge users 2');
    await userEvent.click(canvas.getByRole('button', { name: /Undo/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo the merge of Kristine Mercado?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo merge' }));
    await expect(await screen.findByText('This was changed since, so the merge cannot be undone: a payment.')).toBeVisible();
  },
};

/** Two people side by side: only the values in which they differ are chosen. */
export const SideBySide: Story = {
  args: { path: PEOPLE, data: () => ({ viewer: { mergeAccounts: compared }, mergePreview: preview, mergeUsers: merges[0] }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Merge users');
    await expect(remains(canvas).getByRole('radio', { name: /^Kristine Joy Mercado/ })).toBeChecked();
    const table = within(canvas.getByRole('table', { name: 'Values that differ' }));
    await expect(table.queryByRole('rowheader', { name: 'Mobile number' })).toBeNull();
    await userEvent.click(table.getByRole('radio', { name: 'Email address and password of Kristine Mercado: kj.mercado@example.com' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Preview the merge' }));
    await expect(await canvas.findByText('14 moved, 6 left behind because the account has the same')).toBeVisible();
    await expect(canvas.getByText(/Freelancing Academy overlaps with another subscription/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Merge Kristine Mercado into Kristine Joy Mercado?' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText('The accounts are one now: Kristine Joy Mercado.')).toBeVisible();
    const sources = expect.arrayContaining([
      { field: 'EMAIL', accountId: 62 },
      { field: 'BIRTHDATE', accountId: 62 },
    ]);
    await expect(sent).toHaveBeenLastCalledWith('mergeUsers', expect.objectContaining({ input: { keptId: 61, otherIds: [62], sources } }));
  },
};

/** A new choice needs a new preview. The reason of a refusal is shown in its place. */
export const PreviewRefused: Story = {
  args: {
    path: PEOPLE,
    data: () => ({
      viewer: { mergeAccounts: compared },
      mergePreview: new RequestError('Both wait for a move-up. Decide one of the two requests first.', 'FORBIDDEN'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Merge users');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview the merge' }));
    await expect(await canvas.findByText('Both wait for a move-up. Decide one of the two requests first.')).toBeVisible();
    await userEvent.click(remains(canvas).getByRole('radio', { name: /^Kristine Mercado/ }));
    await expect(canvas.getByRole('button', { name: 'Preview the merge' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Merge' })).toBeNull();
  },
};

/** The connection is lost while the preview loads. */
export const Offline: Story = {
  args: { path: PEOPLE, data: () => ({ viewer: { mergeAccounts: compared }, mergePreview: connectionLost }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Merge users');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview the merge' }));
    await expect(await canvas.findByRole('button', { name: 'Preview again' })).toBeVisible();
  },
};

/** One of the people in the address is not assigned to the viewer. */
export const OneMissing: Story = {
  args: { path: PEOPLE, data: () => ({ viewer: { mergeAccounts: compared.slice(0, 1) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Merge users');
    await expect(canvas.getByText('One person is not shown: they do not exist, or are not assigned to you.')).toBeVisible();
    await expect(canvas.getByText('Choose at least two people.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Add another person' })).toBeVisible();
  },
};

/** Coaches see who was merged, but merge no one. */
export const ReadOnly: Story = {
  args: { path: PEOPLE, user: userAs('coach'), data: () => ({ viewer: { mergeAccounts: compared } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Merge users');
    await expect(canvas.queryByRole('button', { name: 'Preview the merge' })).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { user: userAs('member') },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
