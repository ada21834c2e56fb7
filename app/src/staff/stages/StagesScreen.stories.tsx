import { expect, screen, waitFor, type within } from 'storybook/test';
import { chooseFromMenu, expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection, afterMutation } from '../../testing/storyAnswers.ts';
import { admin, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { buildPortfolio, chooseService, readyToStart, warmUp, type StageFixture } from './stagesFixtures.ts';

const inOrder = [readyToStart, chooseService(), buildPortfolio];
const journey = (stages: readonly StageFixture[]) => ({ stages, viewer: { stages: connection(stages) } });

const meta: ScreenMeta = {
  title: 'Screens/Staff/Stages/List',
  ...aboutScreen({
    shows: 'The stages of the journey in their order.',
    audience: 'Staff who design the journey.',
    check: 'Numbers and order agree while a stage is moved. Archived stages have no number.',
  }),
  args: { path: '/stages', user: admin, data: () => journey(inOrder) },
};
export default meta;

const shownNames = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

/** The stages in journey order. Each row links to its stage. */
export const Filled: Story = {
  parameters: { pictures: 'phone' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Stages 3');
    await expect(shownNames(canvas)).toEqual(['1. Ready to start', '2. Choose your service', '3. Build your portfolio']);
    await expect(canvas.getByRole('link', { name: '2. Choose your service' })).toHaveAttribute('href', '/stages/2');
    await expect(canvas.getByRole('link', { name: 'Create a Stage' })).toHaveAttribute('href', '/stages/new');
    await expect(canvas.getByRole('cell', { name: '250 XP' })).toBeVisible();
  },
};

/** No stage exists yet. */
export const Empty: Story = {
  args: { data: () => journey([]) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Stages 0');
    await expect(canvas.getByText('No data here')).toBeVisible();
  },
};

/**
 * Archived stages are not part of the journey, so they have no number and cannot be moved. A
 * restored stage disappears from this list.
 */
export const Archived: Story = {
  args: {
    path: '/stages?status=archived',
    data: () => ({
      stages: inOrder,
      viewer: { stages: afterMutation('setStageArchived', connection([warmUp]), connection([])) },
      setStageArchived: { ...warmUp, archivedAt: null },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Stages 1');
    await expect(shownNames(canvas)).toEqual(['Warm up']);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Warm up' }));
    await expect(await screen.findByRole('menuitem', { name: 'Restore' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Move later' })).toBeNull();
    await chooseFromMenu(userEvent, 'Restore');
    await expectPage(canvas, 'Stages 0');
  },
};

/** A stage swaps places with the next one, and the list updates. */
export const Moved: Story = {
  args: {
    data: () => {
      const moved = [chooseService({ number: 1 }), { ...readyToStart, number: 2 }, buildPortfolio];
      return {
        stages: afterMutation('saveStageOrder', inOrder, moved),
        viewer: { stages: afterMutation('saveStageOrder', connection(inOrder), connection(moved)) },
        saveStageOrder: moved,
      };
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Stages 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ready to start' }));
    await chooseFromMenu(userEvent, 'Move later');
    const moved = ['1. Choose your service', '2. Ready to start', '3. Build your portfolio'];
    await waitFor(() => expect(shownNames(canvas)).toEqual(moved));
    await expect(await screen.findByText('Ready to start is stage 2 now.')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { user: member },
  play: ({ canvas }) => expectForbidden(canvas, 'Member'),
};
