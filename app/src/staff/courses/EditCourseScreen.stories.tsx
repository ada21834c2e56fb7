import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPage, overtaken } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { courseChoices, courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Edit course';
const sent = fn();
/** A picture of one color, so that the new cover is recognizable. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="teal"/></svg>')}`;

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/Edit',
  ...aboutScreen({
    shows: 'The form for the description, the cover and the access levels of a course.',
    audience: 'Course makers.',
    check: 'The number of people who can open the course follows the chosen levels. The bar of the form does not cover a field.',
  }),
  args: { path: '/courses/1/edit', user: admin, onMutation: sent, data: () => ({ viewer: courseEditor(editedProposals()) }) },
};
export default meta;

/** The form with the saved values, and the cover next to it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposals that get answered');
    await expect(canvas.getByRole('combobox', { name: /^Author/ })).toHaveDisplayValue('Liza Montemayor');
    await expect(await canvas.findByRole('button', { name: 'Remove Member' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Cover' })).toBeVisible();
    canvas.getByRole('combobox', { name: /^Access levels/ }).scrollIntoView();
    await expect(await canvas.findByText('291 members can open this.')).toBeVisible();
  },
};

/** The number of people who can open the course follows the chosen access levels. */
export const Audience: Story = {
  args: {
    data: () => ({
      viewer: {
        ...courseEditor(editedProposals()),
        contentAudience: ({ accessLevelIds }: { accessLevelIds: readonly number[] }) =>
          accessLevelIds.length === 0 ? { people: 12, members: 12, isEveryone: true } : { people: 1311, members: 291, isEveryone: true },
      },
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    canvas.getByRole('combobox', { name: /^Access levels/ }).scrollIntoView();
    await expect(await canvas.findByText('1,311 people can open this, 291 of them members.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Member' }));
    await expect(await canvas.findByText('12 members can open this.')).toBeVisible();
  },
};

/** On the desktop, the bar of the form states who saved the course last. */
export const SavedBefore: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(await canvas.findByText(/^Last saved/)).toHaveTextContent('Last saved 11/11/2025, 4:12 PM by Paolo Reyes');
  },
};

/** "Member" comes before "Non-member", whichever was created first. */
export const BestMatchFirst: Story = {
  args: { data: () => ({ viewer: courseEditor(editedProposals({ accessLevels: [] })) }) },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.type(canvas.getByRole('combobox', { name: /^Access levels/ }), 'member');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Member', 'Non-member']));
    await userEvent.keyboard('{Escape}');
  },
};

/** The name is required. Nothing is saved. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await expect(await canvas.findByRole('link', { name: 'Name is required' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Saved. The course's page shows the new values, and cleared fields are empty. */
export const Saved: Story = {
  args: {
    data: () => {
      const saved = editedProposals({ name: 'Proposals, answered', shortDescription: '', author: null, accessLevels: [], revision: 2 });
      return { viewer: { ...courseChoices, course: afterMutation('updateCourse', editedProposals(), saved) }, updateCourse: saved };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Proposals, answered');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Short description/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Author/ }), 'No one');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Member' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await expectPage(canvas, 'Proposals, answered');
    await expect(await screen.findByText('Course saved.')).toBeVisible();
    const [[, given]] = sent.mock.calls as [[string, { revision: number; input: object }]];
    await expect(given.revision).toBe(1);
    await expect(given.input).toMatchObject({ name: 'Proposals, answered', shortDescription: '', authorId: null, accessLevelIds: [] });
  },
};

/**
 * Another user saved first. The typed text stays, the other fields update, and saving again
 * succeeds.
 */
export const Stale: Story = {
  args: {
    data: () => {
      const theirs = { name: 'Proposals clients answer', revision: 2 };
      const saved = editedProposals({ ...theirs, shortDescription: 'Short proposals, read to the end.', revision: 3 });
      return {
        viewer: { ...courseChoices, course: afterMutation('updateCourse', editedProposals(), editedProposals(theirs), saved) },
        updateCourse: afterMutation('updateCourse', overtaken('course'), saved),
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const short = () => canvas.getByRole('textbox', { name: /^Short description/ });
    await userEvent.clear(short());
    await userEvent.type(short(), 'Short proposals, read to the end.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Someone else saved this while you were editing');
    await expect(alert).toHaveFocus();
    await expect(short()).toHaveValue('Short proposals, read to the end.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Proposals clients answer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await expectPage(canvas, 'Proposals clients answer');
    await expect(canvas.getByText('Short proposals, read to the end.')).toBeVisible();
    const given = sent.mock.calls[1]?.[1] as { revision: number; input: object };
    await expect(given).toMatchObject({
      revision: 2,
      input: { name: 'Proposals clients answer', shortDescription: 'Short proposals, read to the end.' },
    });
  },
};

/** A new cover appears once it is uploaded, without saving the form. */
export const CoverUploaded: Story = {
  args: {
    data: () => ({ viewer: courseEditor(editedProposals()), uploadFile: { id: 900, name: 'studio.gif', bytes: 6, url: PICTURE } }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, TITLE);
    const cover = within(canvas.getByRole('region', { name: 'Cover' }));
    await userEvent.upload(cover.getByLabelText(/^Picture/), new File(['GIF89a'], 'studio.gif', { type: 'image/gif' }));
    await waitFor(() => expect(canvasElement.querySelector('img[src^="data:image/svg"]')).toBeVisible());
    await expect(cover.getByRole('status')).toHaveTextContent('studio.gif: Uploaded');
    await expect(sent.mock.calls).toEqual([['uploadFile', expect.objectContaining({ owner: 'courseId', ownerId: 1, purpose: 'cover' })]]);
  },
};

/** Files that are not pictures are rejected as covers. */
export const CoverRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, TITLE);
    const cover = within(canvas.getByRole('region', { name: 'Cover' }));
    const drawing = new File(['<svg/>'], 'studio.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(cover.getByLabelText(/^Picture/), drawing);
    await expect(await cover.findByText('A cover must be a picture: jpg, png, webp or gif.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/courses/999/edit', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
