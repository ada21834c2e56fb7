import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NO_TASKS_LEFT, TASK_GONE } from '@atlas/domain/journey';
import { journey, moveUp, travelled, withoutStage } from '../../shared/journey/journeyFixtures.ts';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, screenStory, type Story } from '../../testing/screenStory.ts';

const onMutation = fn();
/** The task was removed from the journey in the meantime. */
const taskGone = new RequestError(TASK_GONE, 'NOT_FOUND');

const meta: ScreenMeta = {
  title: 'Screens/Member/Journey/My stage',
  ...screenStory,
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
    // Its page does not exist yet.
    await expect(canvas.queryByRole('link', { name: 'Open my subgroup' })).toBeNull();
  },
};

/** A member before the Journey Form, which cannot be opened yet. */
export const Empty: Story = {
  args: { data: () => journey(withoutStage()) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Let us find your stage' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the Journey Form' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open My Courses' })).toHaveAttribute('href', '/courses/my-courses');
  },
};

/** Finishing a task shows at once and sends the typed evidence along. */
export const Finishing: Story = {
  args: { data: () => ({ ...journey(), finishTask: travelled({ finished: 6 }) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'My Stage');
    const evidence = canvas.getByRole('button', { name: 'Add evidence: Practice the tool of your niche' });
    await userEvent.click(evidence);
    await userEvent.type(await canvas.findByLabelText('What you did'), 'A screenshot is in my folder.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(canvas.getByRole('heading', { level: 2, name: '1 task left' })).toHaveFocus();
    await expect(canvas.getByText('1,265 XP')).toBeVisible();
    await expect(onMutation).toHaveBeenCalledWith('finishTask', { taskId: 26, evidence: 'A screenshot is in my folder.' });
    await expect(canvas.getByText(/^“Practice the tool of your niche” is finished. You earned 125 XP/)).toHaveAttribute('role', 'status');
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
