import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ownUser, PHOTO, pictureFile } from './profileFixtures.ts';

const sent = fn();

const meta: ScreenMeta = {
  title: 'Screens/Member/Profile/Picture',
  ...aboutScreen({
    shows: 'The dialog that crops a picture to a square and uploads it.',
    audience: 'Members who add or replace their picture.',
    check: 'Dragging, the slider and the arrow keys do the same. The preview is as round as the avatar.',
  }),
  args: {
    path: '/profile',
    user: member,
    onMutation: sent,
    data: () => ({
      viewer: { user: ownUser({ profileImage: PHOTO }) },
      uploadFile: { id: 900, name: 'profile.webp', bytes: 6, url: PHOTO },
      setProfileImage: ownUser({ profileImage: PHOTO, revision: 2 }),
    }),
  },
};
export default meta;
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openDialog({ canvas, userEvent }: Played) {
  sent.mockClear();
  await expectPage(canvas, 'Maricel Dela Cruz');
  await userEvent.click(canvas.getByRole('button', { name: 'Change your picture' }));
  return within(await screen.findByRole('dialog', { name: 'Your picture' }));
}

async function choose(dialog: Awaited<ReturnType<typeof openDialog>>, userEvent: Played['userEvent']) {
  await userEvent.upload(dialog.getByLabelText('Photo'), pictureFile());
  const save = await dialog.findByRole('button', { name: 'Save picture' });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  return save;
}

/** Cropping the picture: drag, pinch, the slider or the arrow keys. */
export const Filled: Story = {
  play: async (story) => {
    const dialog = await openDialog(story);
    await choose(dialog, story.userEvent);
    await expect(dialog.getByRole('group', { name: /^The part that is kept/ })).toBeVisible();
  },
};

/** A picture is chosen, cropped to a square and uploaded. */
export const Saved: Story = {
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.click(await choose(dialog, story.userEvent));
    await expect(await screen.findByText('Your picture is saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.mock.calls).toMatchObject([
      ['uploadFile', { owner: 'userId', ownerId: 4, purpose: 'avatar' }],
      ['setProfileImage', { fileId: 900 }],
    ]);
  },
};

/** The server rejects the picture and gives the reason. The dialog stays open for another try. */
export const Refused: Story = {
  args: {
    data: () => ({
      viewer: { user: ownUser() },
      uploadFile: new RequestError('This picture cannot be read. Save it as jpg or png and try again.', 'BAD_USER_INPUT'),
    }),
  },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.click(await choose(dialog, story.userEvent));
    await expect(await dialog.findByText('This picture cannot be read. Save it as jpg or png and try again.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled();
  },
};

/** A file that is not a picture shows an error, whatever its extension. */
export const NoPicture: Story = {
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.upload(dialog.getByLabelText('Photo'), new File(['text'], 'fake.png', { type: 'image/png' }));
    await expect(await dialog.findByText('Choose a picture: jpg, png, webp or gif.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Removing the picture. The initials return. */
export const Removed: Story = {
  args: { data: () => ({ viewer: { user: ownUser({ profileImage: PHOTO }) }, setProfileImage: ownUser({ profileImage: null }) }) },
  play: async (story) => {
    const dialog = await openDialog(story);
    await story.userEvent.click(dialog.getByRole('button', { name: 'Remove picture' }));
    await expect(await screen.findByText('Your picture is removed.')).toBeVisible();
    await expect(sent.mock.calls).toMatchObject([['setProfileImage', { fileId: null }]]);
  },
};
