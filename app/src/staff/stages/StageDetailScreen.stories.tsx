import { expect, screen } from 'storybook/test';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { expectPage } from '../../testing/storyAssertions.ts';
import { admin } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { buildPortfolio, chooseService, warmUp } from './stagesFixtures.ts';

const meta: ScreenMeta = {
  title: 'Screens/Staff/Stages/Detail',
  ...aboutScreen({
    shows: 'One stage: its tasks with their points, and its managers and reviewers.',
    audience: 'Staff who design the journey or review requests.',
    check: 'A stage without tasks states that no one can move up.',
  }),
  args: { path: '/stages/2', user: admin, data: () => ({ viewer: { stage: chooseService() } }) },
};
export default meta;

/** The stage's description, its tasks in order, and its managers and reviewers. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Choose your service');
    await expect(canvas.getByText('Stage 2 of the journey')).toBeVisible();
    await expect(canvas.getByText('2. Choose one niche')).toBeVisible();
    await expect(canvas.getByText('Liza Montemayor, Edgar Navarro')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit stage' })).toHaveAttribute('href', '/stages/2/edit');
  },
};

/** A stage without tasks, so members cannot move up. The page links to the form to add one. */
export const Empty: Story = {
  args: { path: '/stages/3', data: () => ({ viewer: { stage: buildPortfolio } }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Build your portfolio');
    await expect(canvas.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first task' })).toHaveAttribute('href', '/stages/3/edit');
  },
};

/** A stage with members cannot be archived. The dialog shows the reason. */
export const ArchiveRefused: Story = {
  args: {
    data: () => ({
      viewer: { stage: chooseService() },
      setStageArchived: new RequestError('One person is in this stage. Move them to another stage first.', 'CONFLICT'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Choose your service');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Archive stage' }));
    await expect(await screen.findByText('One person is in this stage. Move them to another stage first.')).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

/** An archived stage is restored at once. */
export const Restored: Story = {
  args: { path: '/stages/9', data: () => ({ viewer: { stage: warmUp }, setStageArchived: { ...warmUp, archivedAt: null } }) },
  play: async ({ canvas, userEvent }) => {
    await expectPage(canvas, 'Warm up');
    await expect(canvas.getByText('Not part of the journey')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByText('Active')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { path: '/stages/999', data: () => ({}) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};
