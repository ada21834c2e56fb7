import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FINISHED_FOR_GOOD, NO_TASKS_LEFT, seenStageKey, TASK_GONE } from '@atlas/domain/journey';
import { journey, moveUp, travelled, withoutStage } from '../../shared/journey/journeyFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';

const onMutation = fn();
/** The task was removed from the journey in the meantime. */
const taskGone = new RequestError(TASK_GONE, 'NOT_FOUND');

const meta: ScreenMeta = {
  title: 'Screens/Member/Journey/My stage',
  ...aboutScreen({
    shows: 'The stage of a member in the journey: points, tasks that are left and finished, and the request to move up.',
    audience: 'Members who work towards the next stage.',
    check: 'Tasks do not move while they are ticked. The praise fits what was done, and the request explains what is missing.',
  }),
  args: { path: '/stages/my-stage', user: member, data: journey, onMutation },
};
export default meta;

/** Five of seven tasks are finished: the remaining ones come first, the finished ones below. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await expect(canvas.getByRole('heading', { level: 2, name: '2 tasks left' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '5 of 7 tasks done' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask to move up' })).toHaveAccessibleDescription('2 tasks left before you can ask.');
    await expect(canvas.getByRole('link', { name: 'Open the course on tools' })).toHaveAttribute('href', '/courses/my-courses');
    await expect(canvas.getByRole('link', { name: 'Open my subgroup' })).toHaveAttribute('href', '/subgroups/members');
  },
};

/** A member before the Journey Form: a dialog leads there, or back home. */
export const Empty: Story = {
  args: { data: () => journey(withoutStage()) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    const blocker = within(await canvas.findByRole('dialog', { name: 'Let’s find your stage' }));
    await expect(blocker.getByRole('link', { name: 'Open the Journey Form' })).toHaveAttribute('href', '/form/journey-form');
    await expect(blocker.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};

/** The data of a page on which the next task, with the evidence given, can be finished. */
const finishing = (evidence: string | null) => {
  const after = travelled({ finished: 6 });
  const finishedTasks = after.finishedTasks.map((one, index) => (index === 5 ? { ...one, evidence } : one));
  return { ...journey(), finishTask: { ...after, finishedTasks } };
};

/**
 * Finishing a task shows at once and sends the typed evidence along. Its row stays, ticked, and a
 * sheet leads to the next task.
 */
export const Finishing: Story = {
  args: { data: () => finishing('A screenshot is in my folder.') },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    const evidence = canvas.getByRole('button', { name: 'Add evidence: Practice the tool of your niche' });
    await userEvent.click(evidence);
    await userEvent.type(await canvas.findByLabelText('What you did'), 'A screenshot is in my folder.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(canvas.getByRole('heading', { level: 2, name: '1 task left' })).toBeVisible();
    await expect(canvas.getByText('1,265 XP')).toBeVisible();
    const sheet = within(await canvas.findByRole('dialog', { name: /^Done! You earned 125\sXP$/ }));
    await expect(sheet.getByRole('img', { name: '6 of 7 tasks done' })).toBeVisible();
    // It has its evidence.
    await expect(sheet.queryByRole('button', { name: 'Add evidence' })).toBeNull();
    await expect(onMutation).toHaveBeenCalledWith('finishTask', { taskId: 26, evidence: 'A screenshot is in my folder.' });
    await expect(canvas.getByText(/^“Practice the tool of your niche” is finished. You earned 125 XP/)).toHaveAttribute('role', 'status');
    await userEvent.click(sheet.getByRole('button', { name: 'Next task' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const next = canvas.getByRole('button', { name: 'Mark as done: Ask your group for feedback' });
    await waitFor(() => expect(next.closest('li')).toHaveFocus());
  },
};

/** A task that was finished a moment ago stays ticked in its place, so that the next one does not move. */
export const Ticked: Story = {
  args: { data: () => finishing(null) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    const next = canvas.getByRole('button', { name: 'Mark as done: Ask your group for feedback' });
    const top = next.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done: Practice the tool of your niche' }));
    const sheet = within(await canvas.findByRole('dialog', { name: /^Done!/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText(/^Done · \+125\sXP$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo: Practice the tool of your niche' })).toBeVisible();
    await expect(next.getBoundingClientRect().top).toBe(top);
  },
};

/** The sheet offers to add the evidence that was left out, in the field of the ticked task. */
export const EvidenceAfterwards: Story = {
  args: { data: () => ({ ...finishing(null), addEvidence: finishing('My screenshot.').finishTask }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done: Practice the tool of your niche' }));
    const sheet = within(await canvas.findByRole('dialog', { name: /^Done!/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add evidence' }));
    const field = await canvas.findByLabelText('What you did');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'My screenshot.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add evidence' }));
    await waitFor(() => expect(onMutation).toHaveBeenCalledWith('addEvidence', { taskId: 26, evidence: 'My screenshot.' }));
    await waitFor(() => expect(canvas.queryByLabelText('What you did')).toBeNull());
    await expect(canvas.getByText('The evidence for “Practice the tool of your niche” is saved.')).toHaveAttribute('role', 'status');
  },
};

/** Undoing a finished task from the list: it is open again, with its text in the field. */
export const Undoing: Story = {
  args: {
    data: () => ({ ...journey(travelled({ finished: 5 })), unfinishTask: travelled({ finished: 4 }) }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Set your first price' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '3 tasks left' })).toBeVisible();
    await expect(onMutation).toHaveBeenCalledWith('unfinishTask', { taskId: 25 });
    await expect(await canvas.findByLabelText('What you did')).toHaveValue(
      'Done last night after the kids slept. It took me forty minutes.',
    );
    await expect(canvas.getByText('“Set your first price” is open again. 100 XP were taken back.')).toHaveAttribute('role', 'status');
  },
};

/** Undoing too late: the member asked to move up on another device. The task stays finished. */
export const UndoRefused: Story = {
  args: { data: () => ({ ...journey(), unfinishTask: new RequestError(FINISHED_FOR_GOOD, 'CONFLICT') }) },
  parameters: { pictures: false },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Set your first price' }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(FINISHED_FOR_GOOD)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Undo: Set your first price' })).toBeEnabled();
    await expect(canvas.getByRole('heading', { level: 2, name: '2 tasks left' })).toBeVisible();
  },
};

/** While a request waits, finished tasks cannot be undone, but evidence can be added. */
export const Waiting: Story = {
  args: { data: () => journey(travelled({ finished: 7, moveUp: moveUp('WAITING') })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Add evidence/ })).toHaveLength(7);
  },
};

/** The member moved up since this browser last showed their stage: celebrated once. */
export const LevelUp: Story = {
  args: { data: () => journey(travelled({ stage: 3, finished: 0 })) },
  beforeEach: () => localStorage.setItem(seenStageKey(member.id), '2'),
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'You moved up to stage 3' }));
    await expect(sheet.getByRole('img', { name: '2 of 6 stages done' })).toBeVisible();
    await expect(sheet.getByText('Build your portfolio')).toBeVisible();
    await expect(localStorage.getItem(seenStageKey(member.id))).toBe('2');
  },
};

/** Closing it remembers the stage. */
export const LevelUpSeen: Story = {
  ...LevelUp,
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'You moved up to stage 3' }));
    await userEvent.click(sheet.getByRole('button', { name: 'See your tasks' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem(seenStageKey(member.id))).toBe('3');
  },
};

/**
 * A task that the server rejects returns to its position with the typed text, and a toast gives the
 * reason.
 */
export const Refused: Story = {
  args: { data: () => ({ ...journey(), finishTask: taskGone }) },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'Add evidence: Practice the tool of your niche' }));
    await userEvent.type(await canvas.findByLabelText('What you did'), 'My notes');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done: Practice the tool of your niche' }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(taskGone.message)).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: '2 tasks left' })).toBeVisible();
    await expect(canvas.getByLabelText('What you did')).toHaveValue('My notes');
    await expect(canvas.getByText('1,140 XP')).toBeVisible();
  },
};

/** Every task is finished: the next step is to request the move up. */
export const AllFinished: Story = {
  args: { data: () => ({ ...journey(travelled({ finished: 7 })), askToMoveUp: travelled({ finished: 7, moveUp: moveUp('WAITING') }) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await expect(canvas.getByText(NO_TASKS_LEFT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to move up' }));
    await expect(await canvas.findByText('Waiting for a reviewer')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask to move up' })).toBeNull();
    await expect(onMutation).toHaveBeenCalledWith('askToMoveUp', {});
  },
};

/** A request returned with a note. A reopened task earns nothing again, so it shows no points. */
export const Returned: Story = {
  args: {
    data: () =>
      journey(
        travelled({
          finished: 6,
          reopened: [27],
          moveUp: moveUp('RETURNED', 'Almost there. Please add what the two people answered; a summary in your words is enough.'),
        }),
      ),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await expect(canvas.getByText('Liza Manalo asks for more')).toBeVisible();
    await expect(canvas.getByText(/^Almost there/)).toBeVisible();
    await expect(canvas.getByText('Do this again')).toBeVisible();
    await expect(canvas.getByText('You wrote: Sent to two shops.')).toBeVisible();
    // The points of the two finished tasks.
    await expect(canvas.getAllByText(/\+75\sXP/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Mark as done: Ask your group for feedback' })).toBeEnabled();
  },
};

/** The last stage, approved. */
export const Approved: Story = {
  args: { data: () => journey(travelled({ stage: 6, finished: 7, moveUp: moveUp('APPROVED', 'Well done, Maricel!') })) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await expect(canvas.getByText('Well done, Maricel!')).toBeVisible();
    await expect(canvas.getByText('This is the last stage of the journey.')).toBeVisible();
    // The review is over: nothing about the finished tasks changes any more.
    await expect(canvas.queryByRole('button', { name: /^(?:Undo|Add evidence)/ })).toBeNull();
  },
};

/** The entries behind the total of points. */
export const XpHistory: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'XP history' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'XP history' }));
    await expect(await dialog.findByText('1,140 XP in total')).toBeVisible();
    await expect(dialog.getByText('-50 XP')).toBeVisible();
    await expect(dialog.getByText('+100 XP')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Show more' })).toBeEnabled();
  },
};

/** The ways to earn points. */
export const Points: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'How you earn XP' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'How you earn XP' }));
    await expect(dialog.getByText('Task of a stage')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Every stage, with the member's own marked. */
export const AllStages: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'See all stages' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'The stages of your journey' }));
    await expect(await dialog.findByText('You are here')).toBeVisible();
    await expect(dialog.getAllByText('Finished')).toHaveLength(1);
    await expect(dialog.getAllByText('Ahead of you')).toHaveLength(4);
  },
};

/** The chime can be turned off, and this browser remembers it. */
export const ChimeOff: Story = {
  play: async ({ canvas }) => {
    localStorage.removeItem('chime-off');
    await expectPage(canvas, 'My Stage');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off the sound of finished tasks' }));
    await expect(localStorage.getItem('chime-off')).toBe('true');
    await userEvent.click(canvas.getByRole('button', { name: 'Play a sound when a task is done' }));
    await expect(localStorage.getItem('chime-off')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Turn off the sound of finished tasks' })).toBeVisible();
  },
};
