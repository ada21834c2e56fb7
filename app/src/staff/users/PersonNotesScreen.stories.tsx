import { expect, fn, screen, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectForbidden, expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { kristine, newcomerPage, notesOfKristine } from './peopleFixtures.ts';

const TITLE = 'Kristine Joy Mercado';
const ARRIVES = { timeout: 10_000 };
const sent = fn();
const showing = (person: object | null, more: object = {}) => ({ viewer: { member: person }, ...more });
const person = { ...kristine, account: { ...kristine.account, noteCount: notesOfKristine.length }, notes: notesOfKristine };
const [pinned, plain] = notesOfKristine;

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonNotes',
  ...aboutScreen({
    shows: 'What staff noted about a person: pinned notes first, each with its author and times.',
    audience: 'Everyone on staff who looks after the person.',
    check: 'Long notes stay readable, and only notes that the reader may change offer it.',
  }),
  args: { path: '/community/members/61?tab=notes', user: admin, onMutation: sent, data: () => showing(person) },
};
export default meta;

type Play = NonNullable<Story['play']>;

/** Opens the menu of a note and chooses an action. */
async function choose({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>, place: number, action: string) {
  await expectPage(canvas, TITLE);
  await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for the note/ })[place]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }, ARRIVES));
}

/** A pinned note, a plain one, and an edited one of a colleague. */
export const Filled: Story = {
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    const [first] = within(canvas.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    await expect(within(first!).getByText('Pinned')).toBeVisible();
    await expect(canvas.getByText('Prefers Messenger.')).toBeVisible();
    await expect(canvas.getByText(/· edited .* by Aileen Bautista$/)).toBeVisible();
  },
};

/** The same on a phone in the dark theme. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { pictures: false },
  play: ({ canvas }) => expectPage(canvas, TITLE),
};

/** A note needs a text; a new one appears in the list. */
export const Adds: Story = {
  args: {
    data: () =>
      showing(null, {
        viewer: {
          member: afterMutation(
            'addUserNote',
            { ...kristine, account: { ...kristine.account, noteCount: 0 }, notes: [] },
            { ...kristine, account: { ...kristine.account, noteCount: 1 }, notes: [plain] },
          ),
        },
        addUserNote: plain,
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a note' }, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    await expect(await dialog.findAllByText('Note is required')).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Asked for a call');
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }));
    await expect(await screen.findByText('Note added.')).toBeVisible();
    await expect(await canvas.findByText('Asked for a call about her second client. Call her after 6 PM.')).toBeVisible();
  },
};

/** A colleague changed the note in the meantime. The typed text stays. */
export const EditOvertaken: Story = {
  args: { data: () => showing(person, { updateUserNote: overtaken('staff note') }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 1, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }, ARRIVES));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' Or on Sunday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText('Someone else saved this while you were editing')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue(`${plain?.body} Or on Sunday.`);
  },
};

/** A note is unpinned from its menu. */
export const Unpins: Story = {
  args: { data: () => showing(person, { setUserNotePinned: { ...pinned, pinnedAt: null } }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 0, 'Unpin');
    await expect(await screen.findByText('Note unpinned.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith('setUserNotePinned', { databaseId: 3, pinned: false });
  },
};

/** Deleting asks first, and the server may reject it. */
export const DeleteRefused: Story = {
  args: { data: () => showing(person, { deleteUserNote: new RequestError('This staff note no longer exists.', 'NOT_FOUND') }) },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 1, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', undefined, ARRIVES));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete note' }));
    await expect(await dialog.findByText('This staff note no longer exists.')).toBeVisible();
  },
};

/** A person without notes. */
export const Empty: Story = {
  args: { path: '/community/non-members/71?tab=notes', data: () => showing(newcomerPage) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    await expect(canvas.getByText('No notes yet')).toBeVisible();
  },
};

/** A coach pins the note of a colleague, and cannot edit it. */
export const Coach: Story = {
  args: { user: coach, data: () => showing({ ...person, account: { ...kristine.account, noteCount: 1 }, notes: [notesOfKristine[2]] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('button', { name: 'Pin' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
};

/** The server hides the notes about the reader. */
export const AboutOneself: Story = {
  args: { user: coach, data: () => showing({ ...person, account: { ...kristine.account, noteCount: null }, notes: [] }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Notes about yourself are for others only.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add note' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/community/members/999?tab=notes', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };
