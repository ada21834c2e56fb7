import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { firstClient, ownUser, PHOTO, pictureFile, portfolio, raisedRate } from './profileFixtures.ts';

const sent = fn();
const NAME = 'Maricel Dela Cruz';

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Wins',
  ...aboutScreen({
    shows: 'The wins of a member: first clients, pay days and reviews, newest first.',
    audience: 'The member, who also adds and removes wins here.',
    check: 'Pictures of any format keep the rhythm of the list. An empty list explains what belongs here.',
  }),
  args: { path: '/profile', user: member, onMutation: sent, data: () => ({ viewer: { user: ownUser() } }) },
};
export default meta;

/** With low data, the picture loads after a press. */
export const LowData: Story = {
  args: { lowData: 'on' },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, NAME);
    await expect(canvasElement.querySelector('main img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show picture/ }));
    await expect(canvasElement.querySelector('main img')).toHaveFocus();
  },
};

/** The member's wins, the newest first, one of them with a picture. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(canvas.getByText('3 wins so far.')).toBeVisible();
    await expect(canvas.getByText('Saturday, 11/08/2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wins' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'See what others see' })).toHaveAttribute('href', '/profile/maricel-dela-cruz');
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile/edit');
  },
};

/** No win yet, with an explanation of what belongs here. */
export const Empty: Story = {
  args: { data: () => ({ viewer: { user: ownUser({ wins: [], batch: null }) } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, NAME);
    await expect(canvas.getByRole('heading', { name: 'Your first win belongs here' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a win' })).toBeVisible();
  },
};

/** A staff profile, in the staff layout. */
export const OfStaff: Story = {
  args: { user: admin, data: () => ({ viewer: { user: ownUser({ name: 'Aileen Bautista', batch: null, wins: [] }) } }) },
  play: async ({ canvas }) => expectPage(canvas, 'Aileen Bautista'),
};

/** Adding a win with a picture, which is uploaded afterwards. */
export const Added: Story = {
  args: {
    data: () => ({
      viewer: { user: afterMutation('saveWin', ownUser({ wins: [raisedRate] }), ownUser({ wins: [firstClient, raisedRate] })) },
      saveWin: { ...firstClient, picture: null },
      uploadFile: { id: 900, name: 'me.webp', bytes: 6, url: PHOTO },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, NAME);
    await expect(canvas.getByText('One win so far. Keep going.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a win' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a win' }));
    await expect(dialog.getByLabelText('Date')).toHaveValue('2025-11-12');
    await userEvent.click(dialog.getByRole('button', { name: 'Add win' }));
    await expect(await dialog.findAllByText('Title is required')).not.toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Title'), 'First client');
    await userEvent.upload(dialog.getByLabelText(/^Picture/), pictureFile());
    await dialog.findByText('me.png: Chosen');
    await userEvent.click(dialog.getByRole('button', { name: 'Add win' }));
    await waitFor(() => expect(canvas.getByText('2 wins so far.')).toBeVisible());
    await expect(sent.mock.calls).toMatchObject([
      ['saveWin', { input: { title: 'First client', achievedOn: '2025-11-12', removesPicture: false } }],
      ['uploadFile', { owner: 'winId', ownerId: 31, purpose: 'win' }],
    ]);
  },
};

/** A file that is not a picture, whatever its extension, shows an error before anything is sent. */
export const NoPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expectPage(canvas, NAME);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a win' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a win' }));
    await userEvent.upload(dialog.getByLabelText(/^Picture/), new File(['text'], 'fake.png', { type: 'image/png' }));
    await expect(await dialog.findByText('Choose a picture: jpg, png, webp or gif.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The win is saved, but its picture is rejected. The page reports both. */
export const PictureRefused: Story = {
  args: {
    data: () => ({
      viewer: { user: ownUser() },
      saveWin: firstClient,
      uploadFile: new RequestError('This picture cannot be read. Save it as jpg or png and try again.', 'BAD_USER_INPUT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a win' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a win' }));
    await userEvent.type(dialog.getByLabelText('Title'), 'First client');
    await userEvent.upload(dialog.getByLabelText(/^Picture/), pictureFile());
    await dialog.findByText('me.png: Chosen');
    await userEvent.click(dialog.getByRole('button', { name: 'Add win' }));
    await expect(await screen.findByText(/^The win is saved, but not its picture\. This picture cannot be read\./)).toBeVisible();
  },
};

/** Removing a win after a confirmation. */
export const Removed: Story = {
  args: { data: () => ({ viewer: { user: ownUser() }, removeWin: ownUser({ wins: [raisedRate, portfolio] }) }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, NAME);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for First client' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove First client?' }));
    await expect(question.getByText('It will be removed from your profile for good, along with its picture.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove win' }));
    await waitFor(() => expect(canvas.getByText('2 wins so far.')).toBeVisible());
  },
};
