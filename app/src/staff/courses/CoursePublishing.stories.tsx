import { expect, screen, userEvent, within } from 'storybook/test';
import { expectPage } from '../../testing/storyAssertions.ts';
import { DRAFT, SCHEDULED, type PublicationFixture, PUBLISHED } from '../../testing/publication.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { admin } from '../../testing/storyUsers.ts';
import { courseEditor, editedProposals } from './courseFixtures.ts';

const TITLE = 'Proposals that get answered';

const met = { isMet: true, isRequired: false };
const CHECKS = [
  { ...met, key: 'contents', text: 'Members see 6 of 7 lessons.', isRequired: true },
  { ...met, key: 'cover', text: 'Add a cover: without one, members see a pattern.', isMet: false },
  { ...met, key: 'audience', text: '291 people get it (Member), and no one else.' },
];
const EMPTY = [{ ...met, key: 'contents', text: 'Add a lesson first.', isMet: false, isRequired: true }, ...CHECKS.slice(1)];

/** The course in a state, with its checklist. */
const dataOf = (publication: PublicationFixture, checks: readonly object[] = CHECKS) => ({
  viewer: courseEditor(editedProposals(publication)),
  node: { __typename: 'Course', draftLessonCount: 3, publishChecks: checks },
  publishCourse: ({ input }: { input: { when: string } }) => editedProposals(input.when === 'NOW' ? PUBLISHED : SCHEDULED),
  unpublishCourse: () => editedProposals(DRAFT),
});

const meta: ScreenMeta = {
  title: 'Screens/Staff/Courses/Publishing',
  ...aboutScreen({
    shows: 'Publishing a course: a checklist, the audience, and now or later.',
    audience: 'Course makers at the moment that reaches members.',
    check: 'What happens, for whom and when is said before the press. Each state offers only its own actions.',
  }),
  args: { path: '/courses/1', user: admin, data: () => dataOf(DRAFT) },
};
export default meta;

const open = async (canvas: ReturnType<typeof within>) => {
  await expectPage(canvas, TITLE);
  await userEvent.click(canvas.getByRole('button', { name: 'Publish to members' }));
  // The dialog with the checklist replaces the one that was loading.
  await screen.findByRole('list', { name: 'Before you publish' });
  return within(screen.getByRole('dialog', { name: `Publish ${TITLE}` }));
};

/** A draft: only staff see it, and publishing comes first. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Only staff see this until you publish it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  },
};

/** The checklist, with who gets the course, and the time. */
export const Checklist: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('291 people get it (Member), and no one else.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Publish its 3 draft lessons as well' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  },
};

/** A course without lessons cannot be published yet. */
export const Empty: Story = {
  args: { data: () => dataOf(DRAFT, EMPTY) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('Add a lesson first.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Publish now' })).toBeNull();
  },
};

/** A later time needs a day and a half hour in Manila. */
export const Later: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(await dialog.findByRole('radio', { name: 'At a later time' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await expect(await dialog.findByRole('link', { name: 'Day is required' })).toBeVisible();
  },
};

/** The course is published, and can be made a draft again at once. The page reloads. */
export const Published: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish now' }));
    await expect(await screen.findByText(`${TITLE} is published.`)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** A scheduled course names its time, which can be changed. */
export const Scheduled: Story = {
  args: { data: () => dataOf(SCHEDULED) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await expect(canvas.getByText('Scheduled for Monday, 12/01/2025, 9:00 AM')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the time' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to draft' })).toBeVisible();
  },
};

/** Unpublishing requires confirmation and states the effect. */
export const Unpublish: Story = {
  args: { data: () => dataOf(PUBLISHED) },
  play: async ({ canvas }) => {
    await expectPage(canvas, TITLE);
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Unpublish ${TITLE}?` }));
    await expect(dialog.getByText('Members no longer see it. What they finished is kept.')).toBeVisible();
  },
};
