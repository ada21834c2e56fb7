import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NO_TASKS_LEFT } from '@atlas/domain/journey';
import { journey, travelled, withoutStage } from '../shared/journey/journeyFixtures.ts';
import { connectionLost, expectPage } from '../testing/storyAssertions.ts';
import { screenParameters } from '../testing/screenParameters.ts';
import { ScreenStory } from '../testing/ScreenStory.tsx';
import { coach, member } from '../testing/storyUsers.ts';

const onMutation = fn();

/** The drawer that a member opens from the top bar of any page. */
const meta: Meta<typeof ScreenStory> = {
  title: 'Screens/Shell/Progress drawer',
  component: ScreenStory,
  args: { path: '/no/such/page', user: member, data: journey, onMutation },
  parameters: { ...screenParameters },
};
export default meta;
type Story = StoryObj<typeof ScreenStory>;
type Play = NonNullable<Story['play']>;

async function opened({ canvas }: Pick<Parameters<Play>[0], 'canvas'>) {
  await expectPage(canvas, 'Page not found');
  await userEvent.click(canvas.getByRole('button', { name: 'My progress' }));
  return within(await canvas.findByRole('dialog', { name: 'My progress' }));
}

export const Filled: Story = {
  play: async (context) => {
    const drawer = await opened(context);
    await expect(await drawer.findByText('1,140 XP')).toBeVisible();
    await expect(drawer.getByRole('heading', { level: 2, name: 'Choose your service' })).toBeVisible();
    await expect(drawer.getByText('Next: stage 3, Build your portfolio.')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Open My Stage' })).toHaveAttribute('href', '/stages/my-stage');
    // Match buttons by their accessible names, not by nested content.
    await expect(drawer.getAllByRole('button', { name: /^Mark as done/ })).toHaveLength(2);
  },
};

/** Finishing the last task in the drawer. */
export const LastTask: Story = {
  args: { data: () => ({ ...journey(travelled({ finished: 6 })), finishTask: travelled({ finished: 7 }) }) },
  play: async (context) => {
    const drawer = await opened(context);
    await userEvent.click(await drawer.findByRole('button', { name: 'Mark as done: Ask your group for feedback' }));
    await expect(await drawer.findByText(NO_TASKS_LEFT)).toBeVisible();
    // The row stays ticked, with its undo, and no sheet covers the drawer.
    await expect(await drawer.findByText(/^Done · \+75\sXP$/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Undo: Ask your group for feedback' })).toBeVisible();
    await expect(context.canvas.getAllByRole('dialog')).toHaveLength(1);
    await expect(drawer.getByRole('img', { name: '7 of 7 tasks done' })).toBeVisible();
    await waitFor(() => expect(onMutation).toHaveBeenCalledWith('finishTask', { taskId: 27, evidence: null }));
  },
};

/** A member before the Journey Form. */
export const Empty: Story = {
  args: { data: () => journey(withoutStage()) },
  play: async (context) => {
    const drawer = await opened(context);
    await expect(await drawer.findByRole('heading', { name: 'Let’s find your stage' })).toBeVisible();
    await expect(drawer.queryByRole('link', { name: 'Open the Journey Form' })).toBeNull();
  },
};

/** A lost connection. The drawer fails on its own and can be tried again. */
export const Failed: Story = {
  args: { network: { fails: connectionLost, times: 1 } },
  play: async (context) => {
    const drawer = await opened(context);
    await userEvent.click(await drawer.findByRole('button', { name: 'Try again' }));
    await expect(await drawer.findByText('1,140 XP')).toBeVisible();
  },
};

/** Navigating to another page closes the drawer. */
export const Leaving: Story = {
  play: async (context) => {
    const drawer = await opened(context);
    await userEvent.click(await drawer.findByRole('link', { name: 'Open My Stage' }));
    await expectPage(context.canvas, 'My Stage');
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A coach, who does not have the drawer: it is for members only. */
export const Coach: Story = {
  args: { user: coach },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Page not found');
    await expect(canvas.queryByRole('button', { name: 'My progress' })).toBeNull();
  },
};
