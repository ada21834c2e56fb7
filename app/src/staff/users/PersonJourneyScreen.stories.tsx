import { expect } from 'storybook/test';
import { expectForbidden, expectPage } from '../../testing/storyAssertions.ts';
import { connection } from '../../testing/storyAnswers.ts';
import { admin, coach, member } from '../../testing/storyUsers.ts';
import { type ScreenMeta, aboutScreen, type Story } from '../../testing/screenStory.ts';
import { journeyOfKristine, kristine, newcomerPage, xpOfKristine } from './peopleFixtures.ts';

const showing = (person: object | null) => ({ viewer: { member: person } });
const person = { ...kristine, community: { ...kristine.community, progress: journeyOfKristine }, xpHistory: connection(xpOfKristine) };

const meta: ScreenMeta = {
  title: 'Screens/Staff/Users/PersonJourney',
  ...aboutScreen({
    shows: 'The stage of a person, its tasks with their evidence, and the history of points.',
    audience: 'Coaches and reviewers.',
    check: 'Evidence is readable in place, and a reopened task is recognizable.',
  }),
  args: { path: '/community/members/61?tab=journey', user: admin, data: () => showing(person) },
};
export default meta;

/** The stage, its tasks with evidence, and the XP history. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('heading', { name: 'Stage 4. Find your first client' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Tasks of this stage' })).toHaveAttribute('aria-valuetext', '2 of 3 tasks');
    await expect(canvas.getByText('A reviewer decides whether Kristine Joy moves up to stage 5, “Keep your clients”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Adjust XP' })).toBeVisible();
    await expect(canvas.getByText('Pending, 11/15/2025')).toBeVisible();
    await expect(canvas.getByText('Sent to three bakeries in Mandaue.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ask for a review/ })).toHaveTextContent('Not finished');
    await expect(canvas.getByRole('row', { name: /Write a proposal.*\+50 XP/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** A person who has not filled in the Journey Form. */
export const Empty: Story = {
  args: {
    path: '/community/non-members/71?tab=journey',
    data: () =>
      showing({
        ...newcomerPage,
        community: {
          stage: null,
          group: null,
          progress: { points: 0, percentage: 0, enteredAt: null, stage: null, stageTasks: [], finishedTasks: [], moveUp: null },
        },
        xpHistory: connection([]),
      }),
  },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Jomar Villanueva');
    await expect(canvas.getByText('No stage yet. The Journey Form assigns one.')).toBeVisible();
    await expect(canvas.getByText('No XP yet.')).toBeVisible();
  },
};

/** Two open tasks lead to the next stage. */
export const OnTheWay: Story = {
  args: {
    data: () => {
      const progress = {
        ...journeyOfKristine,
        finishedTasks: journeyOfKristine.finishedTasks.slice(0, 1),
        remainingTasksCount: 2,
        moveUp: null,
      };
      return showing({ ...person, community: { ...person.community, progress } });
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByText('Finishing these two tasks brings Kristine Joy to stage 5, “Keep your clients”.')).toBeVisible();
  },
};

/** A long history loads page by page. */
export const MoreXp: Story = {
  args: { data: () => showing({ ...person, xpHistory: connection(xpOfKristine, { totalCount: 48, hasNextPage: true }) }) },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeEnabled();
  },
};

export const Coach: Story = {
  args: { user: coach },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Kristine Joy Mercado');
    await expect(canvas.getByRole('heading', { name: 'XP history' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Adjust XP' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { path: '/community/members/999?tab=journey', data: () => showing(null) },
  play: ({ canvas }) => expectPage(canvas, 'Page not found'),
};

export const Forbidden: Story = { args: { user: member }, play: ({ canvas }) => expectForbidden(canvas, 'Member') };
