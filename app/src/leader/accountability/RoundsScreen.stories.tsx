import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ana, dennis, openRound, paolo, rankedRound, rowena } from '../../shared/accountability/roundsFixtures.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { afterMutation, connection } from '../../testing/storyAnswers.ts';
import { admin, userAs } from '../../testing/storyUsers.ts';

const person = (databaseId: number, name: string) => ({ databaseId, name });
const wish = (lead: object, outcome: string) => ({ lead, outcome });

/** Three people, of whom one is not placed. */
const protocol = [
  { position: 1, user: person(61, 'Maricel Dela Cruz'), lead: ana, rank: 1, wishes: [wish(ana, 'GIVEN'), wish(paolo, 'NOT_NEEDED')] },
  { position: 2, user: person(62, 'Benjie Torres'), lead: paolo, rank: 2, wishes: [wish(ana, 'FULL'), wish(paolo, 'GIVEN')] },
  { position: 3, user: person(63, 'Sheila Ocampo'), lead: null, rank: null, wishes: [wish(ana, 'FULL'), wish(paolo, 'FULL')] },
];

const closed = (more: object = {}) => rankedRound({ state: 'CLOSED', closesAt: '2025-11-11T12:00:00Z', seed: 4202, protocol, ...more });
const rounds = (...all: object[]) => connection(all);
const leads = [ana, paolo, rowena, dennis].map((user, index) => ({ user, groupName: ['Narra', 'Molave', 'Sampaguita', 'Yakal'][index] }));
const page = (selectionRounds: object, more: object = {}) => ({
  viewer: {
    unplacedMembers: connection([person(91, 'Carlo Mendoza')]),
    selectionRounds,
    roundLeads: leads,
    peopleChoices: { batches: [{ databaseId: 18, name: 'Batch 18' }] },
    ...more,
  },
});

const meta: ScreenMeta = {
  title: 'Screens/Leader/Accountability/Rounds',
  ...aboutScreen({
    shows: 'The rounds of choosing a team lead, with what staff can do to each of them.',
    audience: 'Staff who manage accountability groups.',
    check: 'A step that cannot be taken is not offered. The announcement states that it cannot be undone.',
  }),
  args: {
    path: '/admin-accountability-group?tab=rounds',
    user: admin,
    data: () =>
      page(
        rounds(openRound({ batch: { databaseId: 18, name: 'Batch 18' } }), closed(), rankedRound({ databaseId: 6, state: 'ANNOUNCED' })),
      ),
  },
};
export default meta;

type Canvas = ReturnType<typeof within>;
const ready = (canvas: Canvas) => canvas.findByRole('button', { name: /Create a round|Preview/ }, { timeout: 10_000 });
const openMenu = async (canvas: Canvas, name: string) => {
  (await canvas.findByRole('button', { name: `Actions for ${name}` })).click();
};

/** An open round, one that waits for its assignment, and one that is over. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText('Open')).toBeVisible();
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(canvas.getByText('Announced')).toBeVisible();
  },
};

/** The preview of an assignment: who gets which wish and why, and who is not placed. */
export const Preview: Story = {
  args: {
    data: () => ({
      ...page(rounds(closed({ state: afterMutation('assignRound', 'CLOSED', 'ASSIGNED') })), { selectionRound: closed() }),
      assignRound: closed(),
    }),
    onMutation: fn(),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await ready(canvas);
    await openMenu(canvas, 'Team leads of Batch 17');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview and assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview: Team leads of Batch 17' }));
    await expect(await dialog.findByText('2 of 3 people get a seat, 1 of them their first wish. Not placed: Sheila Ocampo.')).toBeVisible();
    await expect(dialog.getByText('Second wish. The first was full.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign the seats' }));
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('assignRound', { databaseId: 5, revision: 1 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Assigned')).toBeVisible();
  },
};

/** The announcement has a confirmation. */
export const Announce: Story = {
  args: { data: () => ({ ...page(rounds(closed({ state: 'ASSIGNED' }))), announceRound: closed() }), onMutation: fn() },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent, args }) => {
    await ready(canvas);
    await openMenu(canvas, 'Team leads of Batch 17');
    await expect(await screen.findByRole('menuitem', { name: 'Undo assignment' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Announce' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Announce Team leads of Batch 17?' }));
    await expect(dialog.getByText(/This cannot be undone\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Announce round' }));
    await waitFor(() => expect(args.onMutation).toHaveBeenCalledWith('announceRound', { databaseId: 5, revision: 1 }));
  },
};

/** The form of a new round states what is missing, at its field. */
export const Create: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create a round' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a round' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create round' }));
    for (const text of ['Name is required', 'Opening day is required', 'Seats per lead is required'])
      await expect((await dialog.findAllByText(text)).length).toBeGreaterThan(1);
  },
};

/** Staff who only read see the protocol, and change nothing. */
export const ReadOnly: Story = {
  args: { user: userAs('tribe-team-ro') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('button', { name: 'Create a round' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Preview/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit|Actions/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { data: () => page(rounds()) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByText('No rounds yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create a round' })).toBeVisible();
  },
};
