import { expect, fn, screen, waitFor } from 'storybook/test';
import { canva, checklist } from '../../shared/resources/resourceFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const TITLE = 'Add Resource File';
const sent = fn();
const resourceAudiences = [
  { databaseId: 1, name: 'Non-member' },
  { databaseId: 2, name: 'Member' },
];
const choices = { resourceAudiences, contentAudience: { people: 291, members: 291, isEveryone: true } };
const sheet = new File(['%PDF-1.7'], 'proposal-checklist.pdf', { type: 'application/pdf' });
/** One byte over the limit for all users except the L&D admin. */
const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Recording.mp4', { type: 'video/mp4' });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Resources/New',
  ...aboutScreen({
    shows: 'Adds a file or a link.',
    audience: 'Staff who maintain resources.',
    check: 'What happens when the record is saved and the file is rejected: nothing is sent twice.',
  }),
  args: { path: '/resource-files/new', user: admin, onMutation: sent, data: () => ({ viewer: choices }) },
};
export default meta;

/** An empty form. A file is the default; a link can be chosen instead. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('radio', { name: 'A file' })).toBeChecked();
    await expect(canvas.getByLabelText('File', { selector: 'input' })).toHaveAccessibleDescription('Up to 200 MB each.');
    await expect(canvas.getByRole('checkbox', { name: 'Open to everyone' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/resource-files');
  },
};

/** Missing and invalid values are listed in the summary. */
export const Invalid: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Add resource file' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Router');
    await userEvent.click(canvas.getByRole('button', { name: 'Add resource file' }));
    await expect(await canvas.findByRole('link', { name: 'Choose a file.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A link' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'http://192.168.1.1/');
    await userEvent.click(canvas.getByRole('button', { name: 'Add resource file' }));
    const wrong = 'This link opens only in your own network. Enter one that opens from anywhere.';
    await expect(await canvas.findByRole('link', { name: wrong })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Only the L&D admin can upload large files. Nothing is sent. */
export const TooLarge: Story = {
  parameters: { pictures: false },
  args: { user: { ...admin, pageAccess: { ...admin.pageAccess, uploadContents: false } } },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.upload(canvas.getByLabelText('File', { selector: 'input' }), large);
    await expect(await canvas.findByText('Files over 10mb must be uploaded by the L&D admin.')).toBeVisible();
  },
};

/** A link is added, and its page opens. */
export const LinkAdded: Story = {
  parameters: { pictures: false },
  args: { data: () => ({ viewer: { ...choices, resource: canva }, createResource: canva }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), canva.name);
    await userEvent.click(canvas.getByRole('radio', { name: 'A link' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'canva.com/templates');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open to everyone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add resource file' }));
    await expectPage(canvas, canva.name);
    await expect(await screen.findByText('Resource file added.')).toBeVisible();
    await expect(sent.mock.lastCall?.[1]).toMatchObject({
      input: { name: canva.name, source: 'LINK', url: 'canva.com/templates', fileName: null, isPublic: true, accessLevelIds: [] },
    });
  },
};

const type = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await expectPage(canvas, TITLE);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Proposal checklist');
  await userEvent.upload(canvas.getByLabelText('File', { selector: 'input' }), sheet);
  await expect(await canvas.findByText('proposal-checklist.pdf')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Add resource file' }));
};

/** The file is uploaded with the form, and its page opens. */
export const FileAdded: Story = {
  parameters: { pictures: false },
  args: {
    data: () => ({
      viewer: { ...choices, resource: checklist() },
      createResource: checklist({ awaitsFile: true }),
      uploadFile: { id: 1, name: sheet.name, bytes: sheet.size, url: '/api/uploads/1' },
    }),
  },
  play: async (story) => {
    await type(story);
    await expectPage(story.canvas, 'Proposal checklist');
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ input: { source: 'FILE', fileName: 'proposal-checklist.pdf' } });
  },
};

/**
 * The server rejects the file after the rest was saved. The form shows the error, and saving again
 * does not create a second resource.
 */
export const FileRefused: Story = {
  parameters: { pictures: false },
  args: {
    data: () => {
      const made = checklist({ awaitsFile: true });
      return {
        viewer: { ...choices, resource: afterMutation('updateResource', made, checklist()) },
        createResource: made,
        updateResource: made,
        uploadFile: new RequestError('This file is not what its name says.', 'BAD_USER_INPUT'),
      };
    },
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await type(story);
    await expect(await canvas.findByRole('link', { name: 'This file is not what its name says.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposal checklist');
    await userEvent.click(canvas.getByRole('button', { name: 'Add resource file' }));
    const named = () => sent.mock.calls.map(([name]) => name as string).filter((name) => name !== 'uploadFile');
    await waitFor(() => expect(named()).toEqual(['createResource', 'updateResource']));
  },
};
