import { NOTE_SAVED_ELSEWHERE } from '@atlas/domain/courses';
import { expect, waitFor, within } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { lessonFile, lessonIn } from '../../testing/courses.ts';
import { expectPage, serverFailure } from '../../testing/storyAssertions.ts';
import { afterMutation } from '../../testing/storyAnswers.ts';
import { screenParameters } from '../../testing/screenParameters.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { ended, learnedProposals, learner } from '../shared/courseFixtures.ts';

const VIDEO = 'Open with their problem, not your résumé';

const meta: ScreenMeta = {
  title: 'Screens/Member/Courses/Lesson',
  ...aboutScreen({
    shows: 'One lesson: its video, text, embed or recording, its files, the notes of the member, and the way to the next lesson.',
    audience: 'Members who are learning, most of them on a phone with little data.',
    check: 'Nothing heavy loads before a tap, and its size is named. Mark as done, Undo and the next lesson keep their places.',
  }),
  args: { path: '/courses/my-courses/1/104', user: member, data: () => ({ viewer: learner(learnedProposals()) }) },
};
export default meta;

const announced = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('status').map(({ textContent }: HTMLElement) => textContent);

/**
 * A video lesson that resumes where the member stopped. Nothing of the video is requested before a
 * tap, and its size in data is shown.
 */
export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, VIDEO);
    await expect(await canvas.findByRole('button', { name: /Tap to load the video/ })).toHaveTextContent(
      /12\s?min · 24\s?MB · you stopped at 3:05/,
    );
    if (matchMedia('(min-width: 1200px)').matches) await canvas.findByLabelText('Lessons');
    await expect(canvasElement.querySelector('iframe, video')).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Try this order' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ten openings to adapt/ })).toHaveAttribute('href', '/api/uploads/1040');
    await expect(canvas.getByRole('link', { name: 'Previous lesson: Sort twelve posts on a board' })).toBeVisible();
    // A player of another site does not report how much was watched.
    await expect(canvas.getAllByText('Tap Mark as done when you have watched it.').length).toBeGreaterThan(0);
  },
};

/** An uploaded video plays in the lesson and is not listed among the downloads. */
export const UploadedVideo: Story = {
  args: { path: '/courses/my-courses/1/106' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Say it aloud, then shorten it');
    await expect(await canvas.findByRole('button', { name: /Tap to load the video/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Words to cut/ })).toHaveAttribute('href', '/api/uploads/1061');
    await expect(canvas.getAllByText('Complete when you watch 90% or tap Mark as done.').length).toBeGreaterThan(0);
    const downloads = canvas.queryAllByRole('link', { name: /Say it aloud/ }).filter((link) => link.matches('[href^="/api/"]'));
    await expect(downloads).toEqual([]);
  },
};

/**
 * A recording among the files plays in place and loads only after a tap. Other files can be
 * downloaded.
 */
export const Recording: Story = {
  args: {
    path: '/courses/my-courses/1/104',
    data: () => {
      const files = [
        lessonFile({ databaseId: 1042, name: 'A calm opening.mp3', bytes: 480_000, category: 'audio' }),
        lessonFile({ databaseId: 1040, name: 'Ten openings to adapt.pdf', bytes: 240_000 }),
      ];
      const learned = learnedProposals();
      const units = learned.units.map((unit) => ({
        ...unit,
        lessons: unit.lessons.map((one) => (one.databaseId === 104 ? { ...one, content: { body: '', ...one.content, files } } : one)),
      }));
      return { viewer: learner({ ...learned, units }) };
    },
  },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, VIDEO);
    await expect(await canvas.findByRole('button', { name: /^Play A calm opening, MP3 · 480\skB$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download A calm opening' })).toHaveAttribute('href', '/api/uploads/1042');
    await expect(canvas.getAllByRole('button', { name: /^Play/ })).toHaveLength(1);
    await expect(canvasElement.querySelector('audio')).toBeNull();
  },
};

/** A text lesson: Markdown with a table, and a worksheet. */
export const Text: Story = {
  args: { path: '/courses/my-courses/1/102', data: () => ({ viewer: learner(learnedProposals({ finished: 1 })) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'How to read a job post in layers');
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tap to load/ })).toBeNull();
    await expect(canvas.getAllByText('Tap Mark as done when you have read it.').length).toBeGreaterThan(0);
  },
};

/**
 * Another site's tool inside the lesson. The site is named, and nothing is requested before a tap.
 */
export const Embed: Story = {
  args: { path: '/courses/my-courses/1/103', data: () => ({ viewer: learner(learnedProposals({ finished: 2 })) }) },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, 'Sort twelve posts on a board');
    await expect(await canvas.findByRole('button', { name: /Tap to load this activity/ })).toHaveTextContent('miro.com');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'What to do on the board' })).toBeVisible();
    await expect(canvas.getAllByText('Tap Mark as done when you have tried it.').length).toBeGreaterThan(0);
  },
};

/** A finished lesson: continue with the next one, or undo it. */
export const Finished: Story = {
  args: { path: '/courses/my-courses/1/101' },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Three questions before you apply');
    await expect(canvas.getAllByText('Done 11/10/2025').at(-1)).toBeVisible();
    await expect(announced(canvas)).not.toContain('You finished this lesson.');
    await userEvent.click(canvas.getByRole('link', { name: 'Next lesson' }));
    await expectPage(canvas, 'How to read a job post in layers');
  },
};

/**
 * Marking as done: the page confirms it in the button's place and moves the focus to Undo. The link
 * to the next lesson stays where it was.
 */
export const MarkAsDone: Story = {
  args: {
    data: () => ({
      viewer: learner(learnedProposals()),
      finishLesson: { ...lessonIn(learnedProposals({ finished: 4 }), 104), isFinished: true, finishedAt: '2025-11-12T02:00:00Z' },
      unfinishLesson: { ...lessonIn(learnedProposals(), 104), isFinished: false, finishedAt: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, VIDEO);
    const onward = canvas.getByRole('link', { name: 'Next lesson' });
    await expect(onward).toHaveAttribute('href', '/courses/my-courses/1/105');
    const place = onward.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(canvas.getAllByText('Done today').at(-1)).toBeVisible();
    await expect(onward.getBoundingClientRect()).toEqual(place);
    await expect(announced(canvas)).toContain('You finished this lesson.');
    // The second tap of a double tap does nothing.
    await userEvent.click(undo);
    await expect(canvas.queryByRole('button', { name: 'Mark as done' })).toBeNull();
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('button', { name: 'Mark as done' })).toHaveFocus();
    await expect(announced(canvas)).toContain('This lesson is not finished.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

/** A change that the server rejects: an error message appears, and the lesson stays as it was. */
export const MarkAsDoneRefused: Story = {
  args: {
    data: () => ({ viewer: learner(learnedProposals()), finishLesson: serverFailure }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, VIDEO);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Something went wrong, try again', undefined, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  },
};

/** The last lesson links back to its course. */
export const LastLesson: Story = {
  args: { path: '/courses/my-courses/1/108', data: () => ({ viewer: learner(learnedProposals({ finished: 8 })) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Follow up twice, kindly');
    await expect(canvas.getByRole('link', { name: 'Back to the course' })).toHaveAttribute('href', '/courses/my-courses/1');
  },
};

/** On a desktop, all lessons of the course stay open next to the lesson, which links to its course. */
export const OutlineBeside: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...screenParameters, pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, VIDEO);
    const lessons = within(await canvas.findByRole('navigation', { name: 'Lessons' }, { timeout: 10_000 }));
    await expect(lessons.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/courses/my-courses/1/104');
    await expect(canvas.queryByRole('button', { name: 'All lessons' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Proposals that get answered' })[0]).toHaveAttribute('href', '/courses/my-courses/1');
  },
};

/** All lessons of the course, opened from a lesson on a phone. */
export const Outline: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, VIDEO);
    await userEvent.click(canvas.getByRole('button', { name: 'All lessons' }));
    const drawer = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Proposals that get answered' }));
    await expect(drawer.getByText('3. Price, date, next step')).toBeVisible();
    await expect(drawer.getByRole('link', { name: new RegExp(VIDEO) })).toHaveAttribute('aria-current');
    await expect(drawer.getAllByRole('link')).toHaveLength(8);
  },
};

const NOTED = { text: 'Ask about the budget first.', revision: 1 };
const withNote = (note: typeof NOTED | ReturnType<typeof afterMutation> | null) => {
  const proposals = learnedProposals();
  return { ...learner(proposals), lesson: () => ({ ...lessonIn(proposals, 104), note }) };
};

/** An earlier note, which can be continued and saved again. */
export const Notes: Story = {
  args: { data: () => ({ viewer: withNote(NOTED), saveLessonNote: { note: { ...NOTED, revision: 2 } } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, VIDEO);
    await userEvent.click(canvas.getByRole('button', { name: 'My notes' }));
    const page = within(canvasElement.ownerDocument.body);
    const note = await page.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveValue(NOTED.text);
    await userEvent.type(note, ' Then the date.');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Your note is saved.', undefined, { timeout: 5000 })).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** A note that the server rejects stays in the field. Closing asks first. */
export const NotesRefused: Story = {
  args: { data: () => ({ viewer: withNote(null), saveLessonNote: serverFailure }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, VIDEO);
    await userEvent.click(canvas.getByRole('button', { name: 'My notes' }));
    const page = within(canvasElement.ownerDocument.body);
    const note = await page.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Mine.');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Something went wrong, try again', undefined, { timeout: 5000 })).toBeVisible();
    await expect(note).toHaveValue('Mine.');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(await page.findByText('Your changes will be lost.')).toBeVisible();
  },
};

/** The note was saved on another device in the meantime: both texts are shown and can be kept. */
export const NotesElsewhere: Story = {
  args: {
    data: () => ({
      viewer: withNote(afterMutation('saveLessonNote', null, { text: 'From my phone.', revision: 1 })),
      saveLessonNote: new RequestError(NOTE_SAVED_ELSEWHERE, 'STALE'),
    }),
  },
  parameters: { pictures: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvas, VIDEO);
    await userEvent.click(canvas.getByRole('button', { name: 'My notes' }));
    const page = within(canvasElement.ownerDocument.body);
    const note = await page.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Mine.');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByRole('textbox', { name: 'Saved in the meantime' })).toHaveValue('From my phone.');
    await expect(note).toHaveValue('Mine.');
    await userEvent.click(page.getByRole('button', { name: 'Add it to my note' }));
    await expect(note).toHaveValue('Mine.\n\nFrom my phone.');
  },
};

/** Access has ended: the lesson's name stays, its content is not loaded. */
export const Locked: Story = {
  args: {
    data: () => ({ viewer: learner(learnedProposals({ lock: ended })) }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, VIDEO);
    await expect(await canvas.findByText(/^Your membership expired on Saturday, 10\/18\/2025 and your access ended on/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Mark as done|Tap to load/ })).toBeNull();
  },
};

/** A lesson of another course, or one that does not exist. */
export const NotFound: Story = {
  args: { path: '/courses/my-courses/1/999' },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
